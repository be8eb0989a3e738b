#!/usr/bin/env bats

load test_helper
load "${BATS_TEST_DIRNAME}/lib/assert.bash"

setup() {
  SITE=test
}

# Nothing to copy.
@test "copies nothing" {
  run copy_files
  [ "$status" -eq 0 ]
  if true; then
    assert_output ""
  fi
}

@test 'deploys once' { run -1 deploy all; }

@test plain {
  local site=a
  run ! deploy "$site"
}
