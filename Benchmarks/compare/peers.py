"""Times other programs that compare pictures: peers.py FOLDER, or peers.py --program NAME COMMAND…

Medians in milliseconds: of this process's processor time, and of a whole program the time that passes.
"""

import os
import subprocess
import sys
import time


def median(repeats, operation, clock):
    operation()
    times = []
    for _ in range(repeats):
        start = clock()
        operation()
        times.append((clock() - start) * 1000)
    return sorted(times)[len(times) // 2]


def report(name, repeats, operation, clock=time.process_time):
    print(f"{name:<44} {median(repeats, operation, clock):8.2f}", flush=True)


def blazediff(folder):
    try:
        import blazediff
    except ImportError:
        return
    for suffix in ("", "-4k"):
        for pair in ("expected", "blocks", "jitter"):
            first, second = (os.path.join(folder, f"{name}{suffix}.png") for name in ("expected", pair))
            report(
                f"blazediff, two files, {pair}{suffix}",
                15,
                lambda: blazediff.compare(first, second, None, threshold=0.1),
            )


def pixelmatch(folder):
    try:
        from PIL import Image
        from pixelmatch.contrib.PIL import pixelmatch
    except ImportError:
        return
    first, second = (Image.open(os.path.join(folder, f"{name}.png")).convert("RGBA") for name in ("expected", "blocks"))
    report("pixelmatch (Python), in memory, blocks", 3, lambda: pixelmatch(first, second))


if sys.argv[1] == "--program":
    command = sys.argv[3:]
    report(sys.argv[2], 15, lambda: subprocess.run(command, stdout=subprocess.DEVNULL), time.perf_counter)
else:
    blazediff(sys.argv[1])
    pixelmatch(sys.argv[1])
