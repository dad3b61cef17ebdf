// Filled by the stage named for this folder.
