"""Times Chromium's screenshots of a page: chromium.py BROWSER PAGE MILLISECONDS

Prints medians in milliseconds of the clock on the wall (a browser is many processes), and how often MILLISECONDS, what the same
check takes here, goes into each. The commands are those that test tools send: Chrome DevTools Protocol, here through pipes.
With `--picture FILE` in place of MILLISECONDS, only writes the picture.
"""

import base64
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]
WIDTH, HEIGHT, SCALE = 375, 667, 2


class Browser:
    """A browser that is driven through two pipes; messages end with a zero byte."""

    def __init__(self, program, folder):
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def place_pipes():
            # The browser reads commands from descriptor 3, and answers on 4. What is in the way of them is moved first.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, *FLAGS, "--remote-debugging-pipe", f"--user-data-dir={folder}", "about:blank"],
            close_fds=False, preexec_fn=place_pipes, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.output, rest):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise SystemExit("the browser ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def close(self):
        self.call("Browser.close")
        self.process.wait(30)


class Page:
    """A page in a browser context of its own, as tests have one each."""

    def __init__(self, browser):
        self.browser = browser
        self.context = browser.call("Target.createBrowserContext")["browserContextId"]
        target = browser.call("Target.createTarget", url="about:blank", browserContextId=self.context)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=SCALE, mobile=False)
        self.frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def show(self, html):
        self.call("Page.setDocumentContent", frameId=self.frame, html=html)

    def screenshot(self):
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def close(self):
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)


def median(count, operation):
    operation()
    times = []
    for _ in range(count):
        start = time.perf_counter()
        operation()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def take_whole(browser, html):
    page = Page(browser)
    page.show(html)
    page.screenshot()
    page.close()


def main():
    program, path = sys.argv[1:3]
    with open(path, encoding="utf-8") as file:
        html = file.read()
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(program, os.path.join(folder, "profile"))
        page = Page(browser)
        page.show(html)
        if sys.argv[3] == "--picture":
            with open(sys.argv[4], "wb") as file:
                file.write(page.screenshot())
            browser.close()
            return
        rows = [("a screenshot of a page that is there", median(21, page.screenshot))]
        rows.append(("the page set anew, and a screenshot", median(21, lambda: (page.show(html), page.screenshot()))))
        page.close()
        rows.append(("a context of its own, the page, and a screenshot", median(11, lambda: take_whole(browser, html))))
        browser.close()
        command = [
            program, *FLAGS, f"--window-size={WIDTH},{HEIGHT}", f"--force-device-scale-factor={SCALE}",
            f"--user-data-dir={folder}/cold", f"--screenshot={folder}/page.png", f"file://{os.path.abspath(path)}"]
        rows.append(("the whole program, once", median(
            5, lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))))
    ours = float(sys.argv[3])
    print(f"{'Chromium, of the same dialog':<50}{'ms':>7}{'× ours':>9}")
    for name, milliseconds in rows:
        print(f"{name:<50}{milliseconds:>7.1f}{milliseconds / ours:>9.0f}")


main()
