#!/bin/sh
# The version of this tree without a v, as git describe says it by the tags v1.2.3; 0.0.0-dev+COMMIT before the first of them. Nothing
# outside of a checkout.
cd "$(dirname "$0")/.." || exit 1
git rev-parse --git-dir >/dev/null 2>&1 || exit 0
dirty=
[ -z "$(git status --porcelain --untracked-files=no)" ] || dirty=dirty
if v=$(git describe --tags --match 'v[0-9]*' 2>/dev/null); then
	echo "${v#v}${dirty:+-$dirty}"
else
	echo "0.0.0-dev+$(git rev-parse --short=8 HEAD)${dirty:+.$dirty}"
fi
