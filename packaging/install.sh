#!/bin/sh
# Installs ctx-sys for one user, or takes it away again. Nothing is run as root, and nothing is written outside of the prefix.
#
#   curl -fsSL {{.Home}}/releases/latest/download/install.sh | sh
#   sh install.sh [--prefix DIR] [--version V] [--from URL] [--static] [--uninstall]
set -eu

home='{{.Home}}'
version='{{.Version}}'
prefix=${HOME:-}/.local
from=
static=
uninstall=

usage() {
	cat <<-EOF
		usage: sh install.sh [options]
		  --prefix DIR   where bin/ctx-sys goes (default: ~/.local)
		  --version V    another version (default: $version)
		  --from URL     the folder of the archives and checksums.txt (default: the release on GitHub)
		  --static       on Linux, the program that needs no C library
		  --uninstall    remove what this script installed below the prefix
	EOF
}

die() {
	echo "install.sh: $*" >&2
	exit 1
}

while [ $# -gt 0 ]; do
	case $1 in
	--prefix | --version | --from)
		[ $# -gt 1 ] || die "$1 wants a value"
		case $1 in
		--prefix) prefix=$2 ;;
		--version) version=${2#v} ;;
		--from) from=$2 ;;
		esac
		shift
		;;
	--static) static=_static ;;
	--uninstall) uninstall=1 ;;
	-h | --help)
		usage
		exit 0
		;;
	*)
		usage >&2
		exit 2
		;;
	esac
	shift
done
case $prefix in
'' | /.local) die "HOME is not set: say --prefix DIR" ;;
esac

if [ -n "$uninstall" ]; then
	[ -e "$prefix/bin/ctx-sys" ] || die "there is no $prefix/bin/ctx-sys"
	rm -f "$prefix/bin/ctx-sys" "$prefix/share/doc/ctx-sys/LICENSE" "$prefix/share/doc/ctx-sys/THIRD_PARTY_LICENSES.txt"
	rmdir "$prefix/share/doc/ctx-sys" 2>/dev/null || true
	echo "removed $prefix/bin/ctx-sys; indexes, memories and settings are kept"
	exit 0
fi

os=$(uname -s)
case $os in
Linux) os=linux ;;
Darwin) os=darwin ;;
*) die "there is no program for $os here: see $home" ;;
esac
arch=$(uname -m)
case $arch in
x86_64 | amd64) arch=amd64 ;;
aarch64 | arm64) arch=arm64 ;;
*) die "there is no program for $arch: see $home for how to build it" ;;
esac

# The other program for Linux needs version 2.34 of GNU's C library or a later one.
if [ "$os" = linux ] && [ -z "$static" ]; then
	libc=$(getconf GNU_LIBC_VERSION 2>/dev/null || true)
	libc=${libc#glibc }
	major=${libc%%.*}
	minor=${libc#*.}
	minor=${minor%%.*}
	if [ -z "$libc" ] || [ "$major" -lt 2 ] || { [ "$major" -eq 2 ] && [ "$minor" -lt 34 ]; }; then
		static=_static
	fi
fi

# The smaller archive, where it can be unpacked.
name=ctx-sys_${version}_${os}_$arch$static.tar
if command -v xz >/dev/null 2>&1; then archive=$name.xz; else archive=$name.gz; fi
: "${from:=$home/releases/download/v$version}"

if command -v curl >/dev/null 2>&1; then
	get() { curl -fsSL --retry 2 -o "$2" "$1"; }
elif command -v wget >/dev/null 2>&1; then
	get() { wget -q -O "$2" "$1"; }
else
	die "curl or wget is needed"
fi
if command -v sha256sum >/dev/null 2>&1; then
	sum() { sha256sum "$1" | cut -d' ' -f1; }
elif command -v shasum >/dev/null 2>&1; then
	sum() { shasum -a 256 "$1" | cut -d' ' -f1; }
else
	die "sha256sum or shasum is needed to check the download"
fi

mkdir -p "$prefix/bin" || die "$prefix/bin cannot be made: say another --prefix"
# In the folder it is moved from, so that the program is there whole or not at all.
dir=$(mktemp -d "$prefix/bin/.ctx-sys.XXXXXX") || die "$prefix/bin cannot be written: say another --prefix"
trap 'rm -rf "$dir"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

get "$from/checksums.txt" "$dir/checksums.txt" || die "$from/checksums.txt cannot be fetched"
want=$(awk -v name="$archive" '$2 == name { print $1 }' "$dir/checksums.txt")
[ -n "$want" ] || die "$from has no $archive"
get "$from/$archive" "$dir/archive" || die "$from/$archive cannot be fetched whole"
have=$(sum "$dir/archive")
[ "$have" = "$want" ] || die "$archive is not what checksums.txt says: its SHA-256 is $have, it should be $want. Nothing was installed"

mkdir "$dir/files"
case $archive in
*.xz) xz -dc "$dir/archive" ;;
*) gzip -dc "$dir/archive" ;;
esac | tar -xf - -C "$dir/files"
"$dir/files/ctx-sys" version >/dev/null || die "the program does not run here: say --static, or see $home"
mkdir -p "$prefix/share/doc/ctx-sys"
cp "$dir/files/LICENSE" "$dir/files/THIRD_PARTY_LICENSES.txt" "$prefix/share/doc/ctx-sys/"
mv -f "$dir/files/ctx-sys" "$prefix/bin/ctx-sys"

echo "installed $("$prefix/bin/ctx-sys" version)"
echo "       in $prefix/bin/ctx-sys"
case :$PATH: in
*":$prefix/bin:"*) echo "next: in a repository, run: ctx-sys index" ;;
*) echo "next: put $prefix/bin into PATH, and in a repository run: ctx-sys index" ;;
esac
