CC := cc
.PHONY: all
# Everything.
all: build
	echo done

build test/x.o:
build:
	$(CC) x.c
