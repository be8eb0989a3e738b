#!/usr/bin/env bash
# Brings a site to its servers.
# shellcheck disable=SC2034
set -euo pipefail

HERE="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
source "$HERE/lib/log.sh"
. "$(dirname "$0")/../common.sh"
source ./local.sh
# shellcheck source=lib/color.sh
source "$(find_library color)"
source <(helper completion)

# How often to try.
readonly RETRIES=3 DELAY="1"
declare -A SERVERS=([a]=1 [b]=2)
export SITE="${SITE:-example}"
VERSION=$(git_version)
VERSION="$VERSION+1"
PATH="$PATH:/opt/bin"
alias dep='deploy --all' ll="ls -l"
trap cleanup EXIT
trap 'on_error $LINENO' ERR

# @description Copies the files.
# @arg $1 string the server
# @exitcode 0 when it worked
function copy_files() {
  local server="$1" target=${2:-/srv}
  local -a files=("$@")
  local state
  for file in "${files[@]}"; do
    push_file "$file" "$server" || die "no $file"
  done
  while read -r line state; do
    log_info "$line: $(describe "$state") $DELAY"
  done < <(list_files | filter_hidden)
  RESULT=$?
}

deploy () {
  : _about 'deploys to all servers'
  if [[ -n "$SITE" ]] && check_site "${SITE}"; then
    case "$1" in
      all) each_server copy_files ;;
      *) copy_files "$1" ;;
    esac
  fi
  cat <<EOF | send_report
Deployed ${VERSION} at $(now)
function not_a_function() { :; }
EOF
  LOUD=1 time announce "done" 2> /dev/null
  "$RUNNER" --flag
  (cd "$HERE" && build::assets)
  nested() { retry push_file "$@"; }
  export -f nested
}

function cleanup { rm -rf "$TMP"; }
on_error() ( echo "line $1" >&2; exit 1 )
_deploy_completion() { COMPREPLY=($(compgen -W "all" -- "$2")); }
complete -F _deploy_completion deploy

broken() {
  if [ -n "$1" ]; then
    copy_files a
}

after_broken() { deploy all; }
deploy "$@"
