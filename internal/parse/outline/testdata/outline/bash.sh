#!/bin/sh
# Says hello.
hello() {
  echo "${1:-world} }"
}

function bye-bye {
  sed 's/{/\/' <<< "it's"
}
