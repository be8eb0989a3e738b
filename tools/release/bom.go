package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"runtime/debug"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// writeBOM writes the list of the parts of a program in the format of CycloneDX 1.6, whose schema refers to nothing that its library lacks.
func (r *release) writeBOM(to string, t *target, info *debug.BuildInfo, parts []part, program []byte) error {
	sum := sha256.Sum256(program)
	bom := cdx.NewBOM()
	// A number that is the program's own and no random one.
	bom.SerialNumber = fmt.Sprintf("urn:uuid:%x-%x-5%03x-%x-%x", sum[0:4], sum[4:6], uint16(sum[6])<<4|uint16(sum[7])>>4, []byte{0x80 | sum[8]&0x3f, sum[9]}, sum[10:16])
	self := cdx.Component{
		BOMRef: "ctx-sys", Type: cdx.ComponentTypeApplication, Name: "ctx-sys", Version: r.version,
		PackageURL: "pkg:golang/" + r.module + "@v" + r.version, Licenses: licence("Apache-2.0"),
		Hashes:     &[]cdx.Hash{{Algorithm: cdx.HashAlgoSHA256, Value: hex.EncodeToString(sum[:])}},
		Properties: &[]cdx.Property{{Name: "ctx-sys:target", Value: t.name}, {Name: "ctx-sys:commit", Value: r.commit}},
	}
	bom.Metadata = &cdx.Metadata{Timestamp: r.date.Format("2006-01-02T15:04:05Z"), Component: &self}
	var components []cdx.Component
	var refs []string
	for _, p := range parts {
		components = append(components, cdx.Component{BOMRef: p.purl, Type: cdx.ComponentTypeLibrary, Name: p.name, Version: p.version, PackageURL: p.purl, Licenses: licence(p.spdx)})
		refs = append(refs, p.purl)
	}
	bom.Components = &components
	bom.Dependencies = &[]cdx.Dependency{{Ref: self.BOMRef, Dependencies: &refs}}
	return create(to, func(w io.Writer) error {
		return cdx.NewBOMEncoder(w, cdx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
	})
}

func licence(spdx string) *cdx.Licenses { return &cdx.Licenses{{Expression: spdx}} }
