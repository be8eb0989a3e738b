#!/bin/sh
# A Docker daemon for tests, which reaches nothing but itself: it runs in a network namespace of its own, with its data in a folder of its own. No registry is used:
# the images are built of a base of Debian 13, made here. It needs root.
#
#   docker.sh install         Debian's Docker, Compose of Debian 13, and the base: 400 MB in bin/docker
#   docker.sh start DIR       start a daemon with its data in DIR, and give it the image "base"; its socket is DIR/sock
#   docker.sh stop DIR        end the daemon, and delete DIR
#   docker.sh run DIR ARG...  run the client
#
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
home=$here/bin/docker

install() {
	[ -e "$home/installed" ] && return
	sudo=
	[ "$(id -u)" = 0 ] || sudo=sudo
	[ -x /usr/sbin/dockerd ] && [ -x /usr/bin/docker ] && command -v mmdebstrap >/dev/null && command -v ip >/dev/null || {
		$sudo apt-get update -qq
		$sudo apt-get install -y -qq --no-install-recommends docker.io mmdebstrap iproute2
	} || {
		echo "install Debian's docker.io, mmdebstrap and iproute2, and run this again" >&2
		exit 1
	}
	$sudo rm -rf "$home"
	mkdir -p "$home/config/cli-plugins"
	$sudo mmdebstrap --quiet --mode=root --variant=extract --include=docker-compose --format=directory trixie "$home/compose"
	ln -s "$home/compose/usr/libexec/docker/cli-plugins/docker-compose" "$home/config/cli-plugins/docker-compose"
	$sudo mmdebstrap --quiet --mode=root --variant=essential --include=git,ca-certificates,openssh-client,wget --aptopt='APT::Install-Recommends "0"' trixie "$home/base.tar"
	touch "$home/installed"
}

# docker ARG...: the client of Debian, which has BuildKit in it; another one may come first in PATH.
docker() {
	DOCKER_HOST=unix://$dir/sock DOCKER_CONFIG=$home/config DOCKER_BUILDKIT=1 /usr/bin/docker "$@"
}

start() {
	mkdir -p "$dir"
	setsid unshare --net sh -c 'ip link set lo up && exec /usr/sbin/dockerd --iptables=false --ip6tables=false --data-root="$0/data" --exec-root="$0/exec" --pidfile="$0/daemon" -H "unix://$0/sock"' "$dir" >"$dir/log" 2>&1 </dev/null &
	echo $! >"$dir/pid"
	tries=0
	until docker info >/dev/null 2>&1; do
		tries=$((tries + 1))
		[ $tries -lt 120 ] && kill -0 "$(cat "$dir/pid")" 2>/dev/null || {
			tail -n 20 "$dir/log" >&2
			exit 1
		}
		sleep 0.5
	done
	docker import "$home/base.tar" base >/dev/null
}

stop() {
	pid=$(cat "$dir/pid")
	kill "$pid" 2>/dev/null || true
	while kill -0 "$pid" 2>/dev/null; do sleep 0.2; done
	rm -rf "$dir"
}

command=$1
shift
case $command in
install) install ;;
start | stop) dir=$1 && $command ;;
run) dir=$1 && shift && docker "$@" ;;
*) sed -n 's/^#   //p' "$0" >&2 && exit 2 ;;
esac
