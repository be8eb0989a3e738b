package parse

/*
#include <stdlib.h>
#include "tree.h"
*/
import "C"

import (
	"fmt"
	"sync"
	"unsafe"

	"github.com/klauspost/compress/zstd"
)

// The tables of a grammar are nine tenths of it. A release has them compressed (tools/release/grammars.go): the language then points to
// ctx_packed where its parse table belongs, and has no other table. They are unpacked when a parser first needs them, once in a process, into
// memory of C that all parsers share. A grammar that is compiled as its authors wrote it is used as it is.

// unpacked has the languages with tables by those without: *C.TSLanguage -> func() (*C.TSLanguage, error).
var unpacked sync.Map

// withTables returns the language of a grammar with its tables, for the process to keep.
func withTables(l *C.TSLanguage) (*C.TSLanguage, error) {
	packed := C.ctx_packed_tables(l)
	if packed == nil {
		return l, nil
	}
	once, _ := unpacked.LoadOrStore(l, sync.OnceValues(func() (*C.TSLanguage, error) {
		with, err := unpack(l, packed)
		if err != nil {
			unpacked.Delete(l) // the next parse tries again
		}
		return with, err
	}))
	return once.(func() (*C.TSLanguage, error))()
}

func unpack(l *C.TSLanguage, packed *C.ctx_packed) (*C.TSLanguage, error) {
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecodeAllCapLimit(true))
	if err != nil {
		return nil, fmt.Errorf("the tables of the grammar cannot be unpacked: %w", err)
	}
	defer d.Close()
	tables := C.ctx_memory(C.size_t(packed.size))
	if tables == nil {
		return nil, errMemory
	}
	frame := unsafe.Slice((*byte)(unsafe.Add(unsafe.Pointer(packed), C.sizeof_ctx_packed)), packed.packed)
	got, err := d.DecodeAll(frame, unsafe.Slice((*byte)(tables), packed.size)[:0])
	if err == nil && len(got) != int(packed.size) {
		err = fmt.Errorf("%d bytes for %d", len(got), packed.size)
	}
	if err != nil {
		C.free(tables)
		return nil, fmt.Errorf("the tables of the grammar cannot be unpacked: %w", err)
	}
	with := C.ctx_with_tables(l, (*C.uint32_t)(tables))
	if with == nil {
		C.free(tables)
		return nil, errMemory
	}
	return with, nil
}
