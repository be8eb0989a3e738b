package main

import (
	"bufio"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Go names what it takes from the system's libraries: //go:cgo_import_dynamic NAME SYMBOL "LIBRARY".
var imported = regexp.MustCompile(`^//go:cgo_import_dynamic \S+ ([A-Za-z_]\w*) "(/[^"]+)"`)

// machVM is what the metrics of the process want, and zig's headers lack.
const machVM = `#include <mach/vm_map.h>
#include <mach/vm_region.h>
kern_return_t mach_vm_region(vm_map_read_t, mach_vm_address_t *, mach_vm_size_t *, vm_region_flavor_t, vm_region_info_t, mach_msg_type_number_t *, mach_port_t *);
`

// macOS writes a compiler and a linker for a target of macOS below dist, and returns the linker and the folder to put before PATH. No part
// of Apple's SDK is needed: the compiler is zig's, which has the headers of the C library, the linker LLVM's, and for the
// frameworks there are lists of the symbols that Go's own sources name.
func (r *release) macOS(t *target) (linker, path string, err error) {
	dir := filepath.Join(r.dist, ".cross")
	sdk := filepath.Join(dir, "sdk")
	goroot, err := r.output("go", "env", "GOROOT")
	if err != nil {
		return "", "", err
	}
	if err := writeStubs(goroot, sdk); err != nil {
		return "", "", err
	}
	arch, triple := "arm64", "aarch64-macos"
	if t.goarch == "amd64" {
		arch, triple = "x86_64", "x86_64-macos"
	}
	zig, err := r.output("sh", "-c", "command -v zig")
	if err != nil {
		return "", "", err
	}
	if zig, err = filepath.EvalSymlinks(zig); err != nil {
		return "", "", err
	}
	path = filepath.Join(dir, "bin")
	linker = filepath.Join(path, t.name+"-ld")
	for file, script := range map[string]string{
		filepath.Join(path, t.cc): fmt.Sprintf("#!/bin/sh\nexec zig cc -target %s -F'%s' -L'%s/lib' -idirafter '%s/include' \"$@\"\n", triple, sdk, sdk, sdk),
		// Go calls the linker as it would call a compiler.
		linker: fmt.Sprintf(`#!/bin/sh
first=1
for arg; do
	[ $first = 0 ] || { first=0; set --; }
	case $arg in
	-lpthread | -Wl,-x | -O2 | -g | -g0 | -m64 | -Qunused-arguments | -ffunction-sections | -fdata-sections | -headerpad) ;;
	-arch) skip=1 ;;
	-Wl,*) old=$IFS; IFS=,; set -- "$@" ${arg#-Wl,}; IFS=$old ;;
	*) if [ -n "$skip" ]; then skip=; else set -- "$@" "$arg"; fi ;;
	esac
done
exec ld64.lld-14 -arch %s -platform_version macos 12.0 13.0 -dead_strip -F'%s' -L'%s/lib' -L'%s' "$@" -lSystem
`, arch, sdk, sdk, filepath.Join(filepath.Dir(zig), "lib", "libc", "darwin")),
	} {
		if err := os.MkdirAll(path, 0o755); err != nil {
			return "", "", err
		}
		if err := os.WriteFile(file, []byte(script), 0o755); err != nil {
			return "", "", err
		}
	}
	header := filepath.Join(sdk, "include", "mach", "mach_vm.h")
	if err := os.MkdirAll(filepath.Dir(header), 0o755); err != nil {
		return "", "", err
	}
	if err := os.WriteFile(header, []byte(machVM), 0o644); err != nil {
		return "", "", err
	}
	return linker, path, nil
}

// writeStubs writes lists of the symbols of macOS's libraries that Go's sources name, in the format of Apple's linker.
func writeStubs(goroot, sdk string) error {
	symbols := map[string][]string{}
	for _, dir := range []string{"runtime", "crypto/x509/internal/macos", "crypto/x509/internal/macOS", "net", "internal/syscall/unix", "syscall"} {
		err := filepath.WalkDir(filepath.Join(goroot, "src", dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") {
				return nil // one of the folders is of another version of Go
			}
			f, err := os.Open(path)
			if err != nil {
				return err
			}
			defer f.Close()
			for lines := bufio.NewScanner(f); lines.Scan(); {
				if m := imported.FindStringSubmatch(lines.Text()); m != nil && !slices.Contains(symbols[m[2]], m[1]) {
					symbols[m[2]] = append(symbols[m[2]], m[1])
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	for library, names := range symbols {
		to := filepath.Join(sdk, "lib", strings.TrimSuffix(filepath.Base(library), ".dylib")+".tbd")
		if _, framework, ok := strings.Cut(library, "/Frameworks/"); ok {
			name, _, _ := strings.Cut(framework, ".framework")
			to = filepath.Join(sdk, name+".framework", name+".tbd")
		} else if strings.Contains(library, "libSystem") {
			continue // zig has it
		}
		slices.Sort(names)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		text := fmt.Sprintf("--- !tapi-tbd\ntbd-version: 4\ntargets: [ x86_64-macos, arm64-macos ]\ninstall-name: '%s'\nexports:\n  - targets: [ x86_64-macos, arm64-macos ]\n    symbols: [ _%s ]\n...\n",
			library, strings.Join(names, ", _"))
		if err := os.WriteFile(to, []byte(text), 0o644); err != nil {
			return err
		}
		if strings.HasSuffix(to, "libresolv.9.tbd") { // -lresolv
			if err := os.WriteFile(filepath.Join(filepath.Dir(to), "libresolv.tbd"), []byte(text), 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}
