# The two commands that matter are `make demo` and `make test`; each sets up what it needs.

.PHONY: help packages build demo test lint verify record fidelity bench determinism clean

SWIFT_SOURCES := Package.swift Sources Tests Fixtures/Dialogs/Package.swift Fixtures/Dialogs/Sources Fixtures/Dialogs/Tests

help:
	@echo 'make demo    build in release, check the dialogs of Fixtures/, and show what a failure looks like'
	@echo 'make test    lint, build without warnings, run every test'
	@echo 'make record  take the goldens of Fixtures/ anew, where they differ'
	@echo 'make fidelity  compare layouts and labels with the frames that public Interface Builder files store (../shared)'
	@echo 'make bench   time the stages in release, beside other libraries where they can be had'
	@echo 'make determinism  draw the seeded lists in every build, and on a processor without AVX: the same bytes (needs qemu-user)'
	@echo 'make clean   remove what was built'

packages:
	@Scripts/install-packages

build: packages
	swift build -c release --product snap

demo: build
	@Scripts/demo

verify: build
	.build/release/snap verify Fixtures

record: build
	.build/release/snap record Fixtures

lint:
	swift format lint --strict --recursive $(SWIFT_SOURCES)

test: packages lint
	swift build --build-tests
	swift test --skip-build --quiet

fidelity: build
	@if [ -d ../shared/ib-corpus ]; then \
	    python3 ../shared/tools/ib_score.py .build/release/snap ../shared/ib-corpus --roots ../shared/ib-corpus/roots.tsv; \
	else echo 'The corpus is not here: ../shared/ib-corpus is missing.'; fi
	@if [ -f ../shared/data/label_facts.tsv ]; then \
	    swift run -c release fidelity labels ../shared/data/label_facts.tsv; \
	else echo 'The labels are not here: ../shared/data/label_facts.tsv is missing.'; fi

bench: packages
	swift build -c release --product bench
	@Benchmarks/run

determinism: packages
	@Scripts/determinism

clean:
	rm -rf .build Fixtures/Dialogs/.build
