package main

// survive has nothing to do: no signal ends a program for what it writes.
func survive() {}

// survivePipe has nothing to do: a write to a pipe without a reader fails here.
func survivePipe() {}
