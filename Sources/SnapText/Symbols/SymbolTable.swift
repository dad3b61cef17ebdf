/// Which Material icon stands for which SF Symbol, chosen by looking at both vocabularies' descriptions.
enum SymbolTable {
    struct Traits: OptionSet, Sendable {
        let rawValue: Int

        /// The icon is drawn mirrored.
        static let mirrored = Traits(rawValue: 1)
        /// The symbol points forward or backward, and turns with the user interface's direction.
        static let flipsInRightToLeft = Traits(rawValue: 2)
        /// The icon is drawn turned clockwise by a quarter.
        static let quarterTurned = Traits(rawValue: 4)
    }

    struct Entry: Sendable {
        let name: String
        /// The icon's name in its font.
        let icon: String
        let traits: Traits

        init(_ name: String, _ icon: String, _ traits: Traits = []) {
            self.name = name
            self.icon = icon
            self.traits = traits
        }
    }

    static func entry(named name: String) -> Entry? { byName[name] }

    private static let byName = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }

    /// Sorted by name.
    static let entries: [Entry] = [
        Entry("airplane", "airplanemode_active", [.quarterTurned]), Entry("alarm", "alarm"),
        Entry("alarm.fill", "alarm"), Entry("antenna.radiowaves.left.and.right", "cell_tower"),
        Entry("archivebox", "archive"), Entry("archivebox.fill", "archive"),
        Entry("arrow.backward", "arrow_back", [.flipsInRightToLeft]), Entry("arrow.clockwise", "refresh"),
        Entry("arrow.counterclockwise", "refresh", [.mirrored]), Entry("arrow.down", "arrow_downward"),
        Entry("arrow.down.to.line", "download"),
        Entry("arrow.forward", "arrow_forward", [.flipsInRightToLeft]), Entry("arrow.left", "arrow_back"),
        Entry("arrow.left.arrow.right", "swap_horiz"), Entry("arrow.right", "arrow_forward"),
        Entry("arrow.triangle.2.circlepath", "sync"), Entry("arrow.up", "arrow_upward"),
        Entry("arrow.up.arrow.down", "swap_vert"),
        Entry("arrow.up.forward.app", "open_in_new"), Entry("arrow.up.forward.square", "open_in_new"),
        Entry("arrow.up.left.and.arrow.down.right", "open_in_full", [.mirrored]),
        Entry("arrow.up.right", "north_east"), Entry("arrow.uturn.backward", "undo"),
        Entry("arrow.uturn.forward", "redo"), Entry("arrowshape.turn.up.left", "reply", [.flipsInRightToLeft]),
        Entry("arrowshape.turn.up.left.2", "reply_all", [.flipsInRightToLeft]),
        Entry("arrowshape.turn.up.left.2.fill", "reply_all", [.flipsInRightToLeft]),
        Entry("arrowshape.turn.up.left.fill", "reply", [.flipsInRightToLeft]),
        Entry("arrowshape.turn.up.right", "reply", [.mirrored, .flipsInRightToLeft]),
        Entry("arrowshape.turn.up.right.fill", "reply", [.mirrored, .flipsInRightToLeft]),
        Entry("at", "alternate_email"), Entry("backward.end.fill", "skip_previous"),
        Entry("backward.fill", "fast_rewind"), Entry("bag", "shopping_bag"), Entry("bag.fill", "shopping_bag"),
        Entry("bed.double", "hotel"), Entry("bed.double.fill", "hotel"), Entry("bell", "notifications_none"),
        Entry("bell.badge", "notifications_active"), Entry("bell.fill", "notifications"),
        Entry("bell.slash", "notifications_off"), Entry("bell.slash.fill", "notifications_off"),
        Entry("bin.xmark", "delete_forever"), Entry("bold", "format_bold"), Entry("bolt", "bolt"),
        Entry("bolt.fill", "bolt"), Entry("book", "menu_book"), Entry("book.fill", "menu_book"),
        Entry("bookmark", "bookmark_border"), Entry("bookmark.fill", "bookmark"),
        Entry("bubble.left", "chat_bubble_outline"), Entry("bubble.left.fill", "chat_bubble"),
        Entry("bubble.right", "chat_bubble_outline", [.mirrored]),
        Entry("bubble.right.fill", "chat_bubble", [.mirrored]), Entry("building.2", "apartment"),
        Entry("building.2.fill", "apartment"), Entry("calendar", "calendar_today"), Entry("camera", "camera_alt"),
        Entry("camera.fill", "camera_alt"), Entry("car", "directions_car"), Entry("car.fill", "directions_car"),
        Entry("cart", "shopping_cart"), Entry("cart.fill", "shopping_cart"), Entry("chart.bar", "bar_chart"),
        Entry("chart.bar.fill", "bar_chart"), Entry("chart.pie", "pie_chart_outline"),
        Entry("chart.pie.fill", "pie_chart"), Entry("checkmark", "check"),
        Entry("checkmark.circle", "check_circle_outline"), Entry("checkmark.circle.fill", "check_circle"),
        Entry("checkmark.seal", "verified"), Entry("checkmark.seal.fill", "verified"),
        Entry("checkmark.shield", "verified_user"), Entry("checkmark.shield.fill", "verified_user"),
        Entry("chevron.backward", "chevron_left", [.flipsInRightToLeft]), Entry("chevron.down", "expand_more"),
        Entry("chevron.forward", "chevron_right", [.flipsInRightToLeft]), Entry("chevron.left", "chevron_left"),
        Entry("chevron.right", "chevron_right"), Entry("chevron.up", "expand_less"),
        Entry("chevron.up.chevron.down", "unfold_more"), Entry("circle", "radio_button_unchecked"),
        Entry("circle.fill", "circle"), Entry("clock", "access_time"), Entry("clock.arrow.circlepath", "history"),
        Entry("clock.fill", "access_time_filled"), Entry("cloud", "cloud_queue"), Entry("cloud.fill", "cloud"),
        Entry("creditcard", "credit_card"), Entry("creditcard.fill", "credit_card"), Entry("crop", "crop"),
        Entry("crown", "emoji_events"), Entry("delete.left", "backspace"), Entry("delete.left.fill", "backspace"),
        Entry("desktopcomputer", "desktop_mac"), Entry("doc", "description"),
        Entry("doc.fill", "insert_drive_file"), Entry("doc.on.clipboard", "content_paste"),
        Entry("doc.on.doc", "content_copy"), Entry("doc.on.doc.fill", "content_copy"),
        Entry("doc.text", "description"), Entry("doc.text.fill", "description"),
        Entry("dot.radiowaves.left.and.right", "sensors"), Entry("drop", "water_drop"),
        Entry("drop.fill", "water_drop"), Entry("ellipsis", "more_horiz"), Entry("envelope", "mail_outline"),
        Entry("envelope.fill", "email"), Entry("envelope.open", "drafts"),
        Entry("exclamationmark", "priority_high"), Entry("exclamationmark.circle", "error_outline"),
        Entry("exclamationmark.circle.fill", "error"), Entry("exclamationmark.octagon", "report_gmailerrorred"),
        Entry("exclamationmark.octagon.fill", "report"), Entry("exclamationmark.triangle", "warning_amber"),
        Entry("exclamationmark.triangle.fill", "warning"), Entry("eye", "visibility"),
        Entry("eye.fill", "visibility"), Entry("eye.slash", "visibility_off"),
        Entry("eye.slash.fill", "visibility_off"), Entry("face.smiling", "mood"),
        Entry("face.smiling.fill", "mood"), Entry("faceid", "face"), Entry("flag", "outlined_flag"),
        Entry("flag.fill", "flag"), Entry("flame", "whatshot"), Entry("flame.fill", "whatshot"),
        Entry("folder", "folder_open"), Entry("folder.fill", "folder"), Entry("fork.knife", "restaurant"),
        Entry("forward.end.fill", "skip_next"), Entry("forward.fill", "fast_forward"), Entry("gear", "settings"),
        Entry("gearshape", "settings"), Entry("gearshape.fill", "settings"), Entry("gift", "card_giftcard"),
        Entry("gift.fill", "card_giftcard"), Entry("globe", "language"), Entry("hammer", "hardware"),
        Entry("hammer.fill", "hardware"), Entry("hand.raised", "back_hand"), Entry("hand.raised.fill", "back_hand"),
        Entry("hand.thumbsdown", "thumb_down_off_alt"), Entry("hand.thumbsdown.fill", "thumb_down"),
        Entry("hand.thumbsup", "thumb_up_off_alt"), Entry("hand.thumbsup.fill", "thumb_up"),
        Entry("headphones", "headphones"), Entry("heart", "favorite_border"), Entry("heart.fill", "favorite"),
        Entry("house", "home"), Entry("house.fill", "home_filled"), Entry("icloud", "cloud_queue"),
        Entry("icloud.fill", "cloud"), Entry("info.circle", "info_outline"), Entry("info.circle.fill", "info"),
        Entry("ipad", "tablet_mac"), Entry("iphone", "phone_iphone"), Entry("italic", "format_italic"),
        Entry("key", "vpn_key"), Entry("key.fill", "vpn_key"), Entry("keyboard", "keyboard"),
        Entry("laptopcomputer", "laptop_mac"), Entry("largecircle.fill.circle", "radio_button_checked"),
        Entry("leaf", "eco"), Entry("leaf.fill", "eco"), Entry("lightbulb", "lightbulb_outline"),
        Entry("lightbulb.fill", "lightbulb"), Entry("line.3.horizontal", "menu"),
        Entry("line.3.horizontal.decrease", "filter_list"), Entry("line.horizontal.3", "menu"),
        Entry("link", "link"), Entry("list.bullet", "format_list_bulleted"), Entry("location", "near_me"),
        Entry("location.fill", "near_me"), Entry("lock", "lock_outline"), Entry("lock.fill", "lock"),
        Entry("lock.open", "lock_open"), Entry("lock.open.fill", "lock_open"), Entry("lock.rotation", "lock_reset"),
        Entry("lock.shield", "security"), Entry("lock.shield.fill", "security"), Entry("magnifyingglass", "search"),
        Entry("map", "map"), Entry("map.fill", "map"), Entry("mappin", "location_on"),
        Entry("mappin.and.ellipse", "location_on"), Entry("memories", "history"),
        Entry("message", "chat_bubble_outline"), Entry("message.fill", "chat_bubble"), Entry("mic", "mic_none"),
        Entry("mic.fill", "mic"), Entry("mic.slash", "mic_off"), Entry("mic.slash.fill", "mic_off"),
        Entry("minus", "remove"), Entry("minus.circle", "remove_circle_outline"),
        Entry("minus.circle.fill", "remove_circle"), Entry("minus.magnifyingglass", "zoom_out"),
        Entry("moon", "dark_mode"), Entry("moon.fill", "dark_mode"), Entry("music.note", "music_note"),
        Entry("newspaper", "newspaper"), Entry("newspaper.fill", "newspaper"), Entry("nosign", "block"),
        Entry("number", "tag"), Entry("paintbrush", "brush"), Entry("paintbrush.fill", "brush"),
        Entry("paperclip", "attach_file"), Entry("paperplane", "send"), Entry("paperplane.fill", "send"),
        Entry("pause", "pause"), Entry("pause.circle", "pause_circle_outline"),
        Entry("pause.circle.fill", "pause_circle_filled"), Entry("pause.fill", "pause"), Entry("pencil", "edit"),
        Entry("percent", "percent"), Entry("person", "person_outline"), Entry("person.2", "people_outline"),
        Entry("person.2.fill", "people"), Entry("person.3", "groups"), Entry("person.3.fill", "groups"),
        Entry("person.badge.plus", "person_add"), Entry("person.crop.circle", "account_circle"),
        Entry("person.crop.circle.fill", "account_circle"), Entry("person.fill", "person"),
        Entry("person.fill.badge.plus", "person_add"), Entry("phone", "phone"),
        Entry("phone.down.fill", "call_end"), Entry("phone.fill", "phone"), Entry("photo", "image"),
        Entry("photo.fill", "image"), Entry("photo.on.rectangle", "photo_library"),
        Entry("photo.on.rectangle.angled", "photo_library"), Entry("pin", "push_pin"),
        Entry("pin.fill", "push_pin"), Entry("play", "play_arrow"), Entry("play.circle", "play_circle_outline"),
        Entry("play.circle.fill", "play_circle_filled"), Entry("play.fill", "play_arrow"), Entry("plus", "add"),
        Entry("plus.bubble", "add_comment"), Entry("plus.circle", "add_circle_outline"),
        Entry("plus.circle.fill", "add_circle"), Entry("plus.magnifyingglass", "zoom_in"),
        Entry("power", "power_settings_new"),
        Entry("printer", "print"), Entry("printer.fill", "print"), Entry("qrcode", "qr_code"),
        Entry("qrcode.viewfinder", "qr_code_scanner"),
        Entry("questionmark.circle", "help_outline"), Entry("questionmark.circle.fill", "help"),
        Entry("rectangle.on.rectangle", "filter_none"), Entry("rectangle.portrait.and.arrow.right", "logout"),
        Entry("repeat", "repeat"), Entry("rosette", "workspace_premium"), Entry("rotate.left", "rotate_left"),
        Entry("rotate.right", "rotate_right"), Entry("scissors", "content_cut"), Entry("shield", "shield"),
        Entry("shield.fill", "shield"), Entry("shuffle", "shuffle"), Entry("slider.horizontal.3", "tune"),
        Entry("sparkles", "auto_awesome"), Entry("speaker", "volume_mute"), Entry("speaker.fill", "volume_mute"),
        Entry("speaker.slash.fill", "volume_off"), Entry("speaker.wave.2", "volume_up"),
        Entry("speaker.wave.2.fill", "volume_up"), Entry("speaker.wave.3", "volume_up"),
        Entry("speaker.wave.3.fill", "volume_up"), Entry("square", "crop_square"),
        Entry("square.and.arrow.down", "save_alt"), Entry("square.and.arrow.down.fill", "save_alt"),
        Entry("square.and.arrow.up", "ios_share"), Entry("square.and.arrow.up.fill", "ios_share"),
        Entry("square.and.pencil", "edit_note"), Entry("square.grid.2x2", "grid_view"),
        Entry("square.grid.2x2.fill", "grid_view"), Entry("square.on.square", "filter_none"),
        Entry("star", "star_border"), Entry("star.fill", "star"), Entry("star.leadinghalf.filled", "star_half"),
        Entry("stop", "stop"),
        Entry("stop.fill", "stop"), Entry("strikethrough", "strikethrough_s"), Entry("sun.max", "light_mode"),
        Entry("sun.max.fill", "light_mode"), Entry("tag", "local_offer"), Entry("tag.fill", "local_offer"),
        Entry("text.aligncenter", "format_align_center"), Entry("text.alignleft", "format_align_left"),
        Entry("text.alignright", "format_align_right"), Entry("text.badge.checkmark", "checklist"),
        Entry("text.bubble", "sms"), Entry("text.bubble.fill", "sms"), Entry("textformat", "text_fields"),
        Entry("timer", "timer"), Entry("touchid", "fingerprint"), Entry("trash", "delete_outline"),
        Entry("trash.fill", "delete"), Entry("tray", "inbox"), Entry("tray.fill", "inbox"),
        Entry("underline", "format_underlined"), Entry("video", "videocam"), Entry("video.fill", "videocam"),
        Entry("wand.and.stars", "auto_fix_high"), Entry("waveform", "graphic_eq"), Entry("wifi", "wifi"),
        Entry("wifi.slash", "wifi_off"),
        Entry("wrench", "build"), Entry("wrench.fill", "build"), Entry("xmark", "close"),
        Entry("xmark.bin", "delete_forever"), Entry("xmark.bin.fill", "delete_forever"),
        Entry("xmark.circle", "highlight_off"), Entry("xmark.circle.fill", "cancel"),
    ]
}
