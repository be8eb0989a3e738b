#!/bin/sh
# packaging/watch-build.sh COMMAND... runs a go build -v and says what it is doing: on a terminal in one line, which counts the packages as their
# compilation begins. Whatever else the build prints comes through. The exit status is that of the build.
total=$(go list -deps ./cmd/ctx-sys | wc -l)
ended=$(mktemp) || exit 1
trap 'rm -f "$ended"' EXIT
echo "building ctx-sys: the first build compiles SQLite and the grammars, which takes two to four minutes on two cores; later ones take seconds" >&2
{ "$@" 2>&1; echo $? >"$ended"; } | {
	n=0
	while IFS= read -r line; do
		case $line in
		'' | *[!A-Za-z0-9._/@~-]*)
			[ ! -t 2 ] || printf '\r\033[K' >&2
			printf '%s\n' "$line" >&2
			;;
		*)
			n=$((n + 1))
			[ ! -t 2 ] || printf '\r\033[K  package %d of %d: %.40s' "$n" "$total" "$line" >&2
			;;
		esac
	done
	[ ! -t 2 ] || printf '\r\033[K' >&2
	echo "  compiled: $n of $total packages" >&2
}
exit "$(cat "$ended")"
