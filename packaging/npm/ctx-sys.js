#!/usr/bin/env node
// Runs the program of this platform, which is in a package of its own, with the same arguments, streams, signals and exit code.
"use strict";
const { spawn } = require("node:child_process");
const path = require("node:path");
const tty = require("node:tty");

const name = `@ctx-sys/${process.platform}-${process.arch}`;
let program;
try {
	program = path.join(path.dirname(require.resolve(`${name}/package.json`)), process.platform === "win32" ? "ctx-sys.exe" : "ctx-sys");
} catch {
	console.error(`ctx-sys: the package ${name} is not installed: install again without --omit=optional, or see ${require("./package.json").homepage}#readme for platforms without a package`);
	process.exit(1);
}

const child = spawn(program, process.argv.slice(2), { stdio: "inherit" });
// A terminal sends an interrupt to the program itself; a second one would kill it. To look at process.stdin would open it, and a pipe that the program reads would
// no longer wait for what is written.
process.on("SIGINT", () => tty.isatty(0) || child.kill("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (err) => {
	console.error(`ctx-sys: ${program}: ${err.message}`);
	process.exit(1);
});
child.on("exit", (code, signal) => {
	if (signal === null) process.exit(code);
	process.removeAllListeners(signal);
	process.kill(process.pid, signal);
});
