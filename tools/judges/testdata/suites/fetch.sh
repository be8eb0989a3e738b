#!/bin/sh
# fetch.sh FOLDER: gets the repositories whose tests are run, with their runners. The sources are Debian's, in the release of this system, and a package of npm.
# Sources are read through settings of apt's own in the folder, so that those of the system stay as they are.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1/apt/lists/partial" "$1/apt/sources" "$1/download"
cd "$1"
to=$(pwd)
sudo=
[ "$(id -u)" = 0 ] || sudo=sudo
install() { $sudo apt-get install -y -qq --no-install-recommends "$@"; }

$sudo apt-get update -qq
install python3-pytest python3-markupsafe junit4 libhamcrest-java libcommons-lang3-java cmake make gcc librust-textwrap-dev
javac -version >/dev/null 2>&1 || install default-jdk-headless
cargo --version >/dev/null 2>&1 || install cargo
npm --version >/dev/null 2>&1 || install nodejs npm

for f in /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources; do
	[ ! -f "$f" ] || sed -e 's/^deb /deb-src /' -e 's/^Types:.*/Types: deb-src/' "$f" >"apt/sources/${f##*/}"
done
cat >apt/conf <<END
Dir::Etc::sourcelist "$to/apt/sources/sources.list";
Dir::Etc::sourceparts "$to/apt/sources";
Dir::State::lists "$to/apt/lists";
APT::Sandbox::User "root";
END
export APT_CONFIG="$to/apt/conf"
apt-get update -qq
for package in jinja2 jansson libcommons-codec-java; do
	(cd download && apt-get source -qq --download-only "$package")
	rm -rf "$package" && mkdir "$package"
	tar xf download/"$package"_*.orig.tar.* -C "$package" --strip-components=1
done
rm -rf textwrap && cp -r /usr/share/cargo/registry/textwrap-* textwrap
mkdir -p npm && cp "$here/npm/package.json" npm/
(cd npm && npm install --no-package-lock --no-audit --no-fund --loglevel=error)
touch .fetched
