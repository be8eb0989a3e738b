#!/bin/sh
# A PostgreSQL for tests: version 17 with pgvector, as Debian 13 has them, in a folder of its own. Nothing is installed into this system.
#
#   postgres.sh install       fetch it, once: 406 MB on the disk
#   postgres.sh with CMD...   run a command with CTX_SYS_POSTGRES set to the URL of a fresh server, as its superuser; the server and its data are gone
#                             when the command has ended. Where the variable is set, that server is used; where nothing is installed, there is none.
#   postgres.sh own CMD...    the same with a server of its own, whatever the variable says: the command can kill it (the process that the file CTX_SYS_POSTGRES_PID names) and
#                             have it started again by `postgres.sh again`
#   postgres.sh run CMD...    run one of PostgreSQL's programs, such as pg_dump
#
# The server listens on a free port of loopback with a password of its own. It syncs nothing to the disk. As root it runs as nobody in a
# chroot; another user needs a kernel that allows user namespaces.
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
home=${CTX_SYS_POSTGRES_HOME:-$here/bin/postgres}
root=$home/root
bin=/usr/lib/postgresql/17/bin
commit=off

# inside CMD...: in the folder, as a user that is not root.
inside() {
	if [ "$(id -u)" = 0 ]; then
		chroot --userspec=65534:65534 "$root" "$@"
	else
		unshare --map-root-user --mount sh -c 'mount --rbind /dev "$0/dev" && exec unshare --map-user=1000 --map-group=1000 --root="$0" "$@"' "$root" "$@"
	fi
}

install() {
	[ -e "$home/installed" ] && return
	command -v mmdebstrap >/dev/null || {
		sudo=
		[ "$(id -u)" = 0 ] || sudo=sudo
		$sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends mmdebstrap
	} || {
		echo "install mmdebstrap, or set CTX_SYS_POSTGRES to the URL of a superuser of a PostgreSQL 17 with pgvector, and run this again" >&2
		exit 1
	}
	mode=root
	[ "$(id -u)" = 0 ] || mode=chrootless # nothing is configured, so nothing is run
	rm -rf "$home"
	mkdir -p "$root"
	mmdebstrap --quiet --mode=$mode --variant=extract --format=directory --include=dash,coreutils,postgresql-17,postgresql-17-pgvector trixie "$root"
	for d in bin sbin lib lib64; do [ -e "$root/$d" ] || ln -s usr/$d "$root/$d"; done
	[ -e "$root/bin/sh" ] || ln -s dash "$root/bin/sh"
	printf 'root:x:0:0::/:/bin/sh\npostgres:x:1000:1000::/:/bin/sh\nnobody:x:65534:65534::/:/bin/sh\n' >"$root/etc/passwd"
	mkdir -p "$root/data" "$root/dev"
	[ "$(id -u)" != 0 ] || chown 65534:65534 "$root/data"
	touch "$home/installed"
}

stop() {
	status=$?
	trap - EXIT INT TERM HUP
	inside $bin/pg_ctl -s -D "$data" -m immediate stop >/dev/null 2>&1 || true
	rm -rf "$root$data"
	exit $status
}

with() {
	if [ -n "${CTX_SYS_POSTGRES:-}" ] || [ ! -e "$home/installed" ]; then
		exec "$@"
	fi
	data=/data/$$
	inside /bin/sh -c 'umask 077 && mkdir "$0"' $data
	password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
	trap stop EXIT
	trap 'exit 130' INT
	trap 'exit 143' TERM HUP
	options="-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c synchronous_commit=$commit -c full_page_writes=off -c shared_buffers=256MB \
		-c max_connections=200 -c max_wal_size=4GB -c dynamic_shared_memory_type=mmap -c jit=off"
	echo "$password" | inside /bin/sh -c 'umask 077 && cat >"$0.password" && '"$bin"'/initdb -D "$0" -U postgres --auth=scram-sha-256 --pwfile="$0.password" --encoding=UTF8 --locale-provider=builtin --locale=C.UTF-8 --no-sync >"$0.log" 2>&1 || { cat "$0.log" >&2; exit 1; }
		rm "$0.password" "$0.log"' $data
	port=
	for try in 1 2 3 4 5 6 7 8; do
		port=$((20000 + $(od -An -N2 -tu2 /dev/urandom) % 12000))
		inside $bin/pg_ctl -s -w -t 60 -D $data -l $data/log -o "-p $port $options" start && break
		[ $try -lt 8 ] || { tail "$root$data/log" >&2; exit 1; }
	done
	CTX_SYS_POSTGRES_DATA=$data CTX_SYS_POSTGRES_OPTIONS="-p $port $options" CTX_SYS_POSTGRES_PID=$root$data/postmaster.pid CTX_SYS_POSTGRES="postgres://postgres:$password@127.0.0.1:$port/postgres?sslmode=disable" "$@"
}

case ${1:-} in
install) install ;;
with) shift && with "$@" ;;
own) shift && CTX_SYS_POSTGRES='' commit=on with "$@" ;; # what was committed is there after kill -9
again) # a process that was killed may still have children that end
	for try in 1 2 3 4 5 6 7 8 9 10; do
		inside $bin/pg_ctl -s -w -t 60 -D "$CTX_SYS_POSTGRES_DATA" -l "$CTX_SYS_POSTGRES_DATA/log" -o "$CTX_SYS_POSTGRES_OPTIONS" start >/dev/null 2>&1 && exit 0
		sleep 0.3
	done
	tail "$root$CTX_SYS_POSTGRES_DATA/log" >&2
	exit 1 ;;
run) shift && program=$1 && shift && inside "$bin/$program" "$@" ;;
*) sed -n '2,13s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
