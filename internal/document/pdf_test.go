package document

import (
	"bytes"
	"compress/zlib"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

var pdfPath = flag.String("pdf", "", "a PDF whose text is printed")

func TestPDFOfYours(t *testing.T) {
	if *pdfPath == "" {
		t.Skip("no -pdf")
	}
	content, err := os.ReadFile(*pdfPath)
	if err != nil {
		t.Fatal(err)
	}
	text, notice, err := Convert("pdf", content)
	t.Logf("%s\n%q %v", text, notice, err)
}

// pdfOf writes a PDF: the objects by number, from 1 on.
func pdfOf(trailer string, objects ...string) []byte {
	var b bytes.Buffer
	b.WriteString("%PDF-1.7\n")
	for i, o := range objects {
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, o)
	}
	b.WriteString("trailer\n" + trailer + "\n%%EOF\n")
	return b.Bytes()
}

// packed is a stream object.
func packed(dict, text string) string {
	var b bytes.Buffer
	w := zlib.NewWriter(&b)
	if _, err := w.Write([]byte(text)); err != nil {
		panic(err) // memory
	}
	w.Close()
	return fmt.Sprintf("<< %s /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream", dict, b.Len(), b.String())
}

const (
	catalog = "<< /Type /Catalog /Pages 2 0 R >>"
	twoKids = "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /Resources << /Font << /F1 7 0 R >> >> >>"
	font    = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [1 /fi /eacute] >> >>"
)

func samplePDF() []byte {
	return pdfOf("<< /Root 1 0 R >>", catalog, twoKids,
		"<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>", "<< /Type /Page /Parent 2 0 R /Contents [6 0 R] >>",
		packed("", `BT /F1 12 Tf 72 700 Td (Call Server.Start\(\) \001rst) Tj 0 -14 Td [(in )-20(inter)10(nal/walk)-300(please)] TJ ET`),
		packed("", "BT /F1 12 Tf 1 0 0 1 72 700 Tm <536563> Tj (ond page) ' ET"), font)
}

func TestPDF(t *testing.T) {
	text, notice, err := Convert("pdf", samplePDF())
	if err != nil || notice != "" {
		t.Fatal(notice, err)
	}
	const want = "Page 1\nCall Server.Start() first\nin internal/walk please\n\nPage 2\nSec\nond page\n\n"
	if string(text) != want {
		t.Errorf("%q\nwant %q", text, want)
	}
	f := read("pdf", text)
	factstest.Check(t, text, f)
	if len(f.Symbols) != 2 || f.Symbols[1].QualifiedName != "Page 2" || f.Symbols[1].StartLine != 5 || f.Document.Pages != 2 {
		t.Errorf("%+v", f.Symbols)
	}
	if len(f.Refs) != 1 || f.Refs[0].Expr != "Server.Start()" {
		t.Errorf("%+v", f.Refs)
	}
}

func TestPDFWithMap(t *testing.T) {
	cmap := "1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <0003> <0041> endbfrange 1 beginbfchar <0009> <D83DDE00> endbfchar"
	content := pdfOf("<< /Root 1 0 R >>", catalog, "<< /Kids [3 0 R] >>", "<< /Type /Page /Contents 4 0 R /Resources << /Font << /T 5 0 R >> >> >>",
		packed("", "BT /T 9 Tf <000100020003> Tj T* <0009> Tj ET"), "<< /Type /Font /Subtype /Type0 /ToUnicode 6 0 R >>", packed("", cmap))
	text, _, err := Convert("pdf", content)
	if err != nil || string(text) != "Page 1\nABC\n😀\n\n" {
		t.Errorf("%q %v", text, err)
	}
}

// What a font's map says counts before its encoding, and a single code before the range around it.
func TestPDFWithMapAndEncoding(t *testing.T) {
	cmap := "2 beginbfrange <20> <7e> <0020> <01> <02> <0061> endbfrange 1 beginbfchar <42> <00e9> endbfchar"
	content := pdfOf("<< /Root 1 0 R >>", catalog, "<< /Kids [3 0 R] >>", "<< /Type /Page /Contents 4 0 R /Resources << /Font << /T 5 0 R >> >> >>",
		packed("", "BT /T 9 Tf (ABC\\001\\002\\003) Tj ET"), "<< /Type /Font /Encoding << /Differences [1 /x /y /z] >> /ToUnicode 6 0 R >>", packed("", cmap))
	text, _, err := Convert("pdf", content)
	if err != nil || string(text) != "Page 1\nAéCabz\n\n" {
		t.Errorf("%q %v", text, err)
	}
}

// What is placed where the text before it ends goes on with the word, as browsers print; fonts say how wide their characters are.
func TestPDFInPieces(t *testing.T) {
	simple := "<< /Type /Font /Subtype /TrueType /FirstChar 32 /Widths [" + strings.Repeat("500 ", 95) + "] >>"
	content := pdfOf("<< /Root 1 0 R >>", catalog, "<< /Kids [3 0 R] >>", "<< /Type /Page /Contents 4 0 R /Resources << /Font << /T 5 0 R /W 6 0 R /U 9 0 R >> >> >>",
		packed("", `BT /T 10 Tf (tak) Tj 15 0 Td (en) Tj 15 0 Td (off) Tj T* 0 Tc 1 Tc (a) Tj 6 0 Td (b) Tj 0 Tc 9 0 Td (c) Tj T* [(d) -100] TJ 6 0 Td (e) Tj
			T* /W 10 Tf <00410042> Tj 13 0 Td <0043> Tj 9 0 Td <0041> Tj T* /U 10 Tf (x) Tj 5 0 Td (y) Tj ET`), simple,
		"<< /Type /Font /Subtype /Type0 /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 8 0 R >>", "<< /Subtype /CIDFontType2 /DW 900 /W [65 [600 700] 70 90 100] >>",
		packed("", "1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0041> <005a> <0041> endbfrange"), "<< /Type /Font /Subtype /Type1 >>")
	text, _, err := Convert("pdf", content)
	if err != nil || string(text) != "Page 1\ntaken off\nab c\nde\nABCA\nx y\n\n" { // of the last font nothing is known
		t.Errorf("%q %v", text, err)
	}
}

// Pages and their fonts can be packed in a stream of objects, and the table of them be a stream too.
func TestPDFWithPackedObjects(t *testing.T) {
	head := "2 0 3 26 "
	objects := "<< /Kids [3 0 R] >>       << /Type /Page /Contents 4 0 R >>"
	content := pdfOf("", catalog, "null", "null", packed("", "BT (packed) Tj ET"),
		packed(fmt.Sprintf("/Type /ObjStm /N 2 /First %d", len(head)), head+objects), "<< /Type /XRef /Root 1 0 R >>\nstream\n\nendstream")
	content = bytes.Replace(bytes.Replace(content, []byte("2 0 obj\nnull\nendobj\n"), nil, 1), []byte("3 0 obj\nnull\nendobj\n"), nil, 1)
	text, _, err := Convert("pdf", content)
	if err != nil || string(text) != "Page 1\npacked\n\n" {
		t.Errorf("%q %v", text, err)
	}
}

func TestPDFThatCannotBeRead(t *testing.T) {
	whole := samplePDF()
	for _, tt := range []struct {
		name    string
		content []byte
		want    error
	}{
		{"no PDF", []byte("hello"), errNoPDF},
		{"empty", nil, errNoPDF},
		{"encrypted", pdfOf("<< /Root 1 0 R /Encrypt 9 0 R >>", catalog, twoKids), errEncrypted},
		{"cut off", whole[:60], errNoPages},
		{"nothing but a head", []byte("%PDF-1.4\n"), errNoPages},
	} {
		if _, _, err := Convert("pdf", tt.content); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", tt.name, err, tt.want)
		}
	}
	text, _, err := Convert("pdf", bytes.ReplaceAll(whole, []byte("/Root 1 0 R"), nil))
	if err != nil || !strings.Contains(string(text), "Server.Start") {
		t.Errorf("without a root: %q %v", text, err)
	}
	_, notice, err := Convert("pdf", pdfOf("", catalog, "<< /Kids [3 0 R] >>", "<< /Type /Page >>"))
	if err != nil || !strings.Contains(notice, "no text was found in its 1 page:") {
		t.Errorf("without text: %q %v", notice, err)
	}
}

func TestPDFIsBounded(t *testing.T) {
	bomb := packed("", strings.Repeat("BT (words and words) Tj T* ET ", 200_000))
	kids := strings.Repeat("3 0 R ", 10)
	content := pdfOf("<< /Root 1 0 R >>", catalog, "<< /Kids ["+kids+"2 0 R] >>", "<< /Kids [4 0 R 4 0 R] >>",
		"<< /Type /Page /Contents ["+strings.Repeat("5 0 R ", 100)+"] >>", bomb)
	text, notice, err := Convert("pdf", content)
	if err != nil || len(text) > maxPDFText+1000 || !strings.Contains(notice, "more than is read") {
		t.Errorf("%d bytes, %q %v", len(text), notice, err)
	}
	forms := "<< /Type /XObject /Subtype /Form /Resources << /XObject << /X 5 0 R >> >> >>"
	content = pdfOf("<< /Root 1 0 R >>", catalog, "<< /Kids [3 0 R] >>", "<< /Type /Page /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>",
		packed("", strings.Repeat("/X Do ", 1000)), packed(strings.Trim(forms, "<> ")+" >>", strings.Repeat("/X Do (x) Tj ", 1000)))
	if text, _, err = Convert("pdf", content); err != nil || len(text) > maxPDFText+1000 {
		t.Errorf("%d bytes, %v", len(text), err)
	}
	Convert("pdf", append([]byte("%PDF-1 1 0 obj "), bytes.Repeat([]byte("[<<"), 1<<20)...))
}

// TestPDFBombs reads small files that say large things in every way the format has: what is made of them is bounded. Memory
// counts by what was allocated in all, which does not hang on when it is collected.
func TestPDFBombs(t *testing.T) {
	page := func(contents string, objects ...string) []byte {
		return pdfOf("<< /Root 1 0 R >>", append([]string{catalog, "<< /Kids [3 0 R] >>", "<< /Type /Page /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /F 5 0 R >> >> >>", contents}, objects...)...)
	}
	words := strings.Repeat("BT (words and words) Tj T* ET ", 3_000_000)
	fonts := &strings.Builder{}
	var objects []string
	for n := range 400 {
		fmt.Fprintf(fonts, "/F%d %d 0 R ", n, n+6)
		objects = append(objects, "<< /Type /Font /Subtype /Type0 /ToUnicode 5 0 R >>")
	}
	everyFont := &strings.Builder{}
	for n := range 400 {
		fmt.Fprintf(everyFont, "/F%d 9 Tf <0000> Tj ", n)
	}
	manyFonts := pdfOf("<< /Root 1 0 R >>", append([]string{catalog, "<< /Kids [3 0 R] >>", "<< /Type /Page /Contents 4 0 R /Resources << /Font << " + fonts.String() + " >> >> >>",
		packed("", everyFont.String()), packed("", "1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <ffff> <0041> endbfrange")}, objects...)...)
	places := &strings.Builder{}
	for n := range 100_000 {
		fmt.Fprintf(places, "%6d 0 ", 100_000+n)
	}
	for _, tt := range []struct {
		name    string
		content []byte
		most    uint64 // bytes
		want    string // in the text
	}{
		{"packed once", page(packed("", words)), 100 << 20, "words and words"},
		{"packed four times", page(packedTimes(4, words)), 100 << 20, "words and words"},
		{"packed too often", page(packedTimes(200, "BT (words) Tj ET")), 1 << 20, ""},
		{"values in a stream of objects", page(packed("/Type /ObjStm /N 1 /First 4", "9 0 "+strings.Repeat("[a ", 4<<20))), 50 << 20, ""},
		{"dictionaries in a stream of objects", page(packed("/Type /ObjStm /N 1 /First 4", "9 0 ["+strings.Repeat("<</A 1>>", 1<<20))), 50 << 20, ""},
		{"operands", page(packed("", "["+strings.Repeat("1 ", 4<<20))), 60 << 20, ""},
		{"one string", page(packed("", "BT ("+strings.Repeat("x", 8<<20))), 60 << 20, ""},
		{"fonts with one map", manyFonts, 20 << 20, "A"},
		{"a form drawn often", page(packed("", strings.Repeat("/F Do ", 1<<20)), packed("/Subtype /Form", "(x) Tj")), 150 << 20, "x"},
		{"many objects at one place", page("null", packed("/Type /ObjStm /N 100000 /First 900000", places.String()+"("+strings.Repeat("x", 4<<20))), 150 << 20, ""},
	} {
		if len(tt.content) > 300_000 {
			t.Fatalf("%s: it has %d bytes", tt.name, len(tt.content))
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		text, notice, err := Convert("pdf", tt.content)
		runtime.ReadMemStats(&after)
		taken := after.TotalAlloc - before.TotalAlloc
		t.Logf("%s: %d bytes take %d kB", tt.name, len(tt.content), taken>>10)
		if taken > tt.most || err != nil || !strings.Contains(string(text), tt.want) {
			t.Errorf("%s: %d bytes take %d MB, %d bytes of text, %q, %v", tt.name, len(tt.content), taken>>20, len(text), notice, err)
		}
	}
}

// packedTimes is a stream object that is packed several times.
func packedTimes(times int, text string) string {
	data := []byte(text)
	for range times {
		var b bytes.Buffer
		w := zlib.NewWriter(&b)
		if _, err := w.Write(data); err != nil {
			panic(err) // memory
		}
		w.Close()
		data = b.Bytes()
	}
	return fmt.Sprintf("<< /Filter [%s] /Length %d >>\nstream\n%s\nendstream", strings.Repeat("/FlateDecode ", times), len(data), data)
}

func FuzzPDF(f *testing.F) {
	whole := samplePDF()
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add([]byte("%PDF-1 1 0 obj << /A [ ( \\501 <4"))
	f.Add(pdfOf("<< /Root 1 0 R >>", catalog, "<< /Kids [2 0 R 1 0 R] >>"))
	f.Fuzz(func(t *testing.T, content []byte) {
		p := newPDF(content)
		p.left = 1 << 20
		p.scan()
		for _, page := range p.pages() {
			p.pageText(page, 1<<20)
		}
		text, _, err := Convert("pdf", content)
		if err == nil {
			factstest.Check(t, text, read("pdf", text))
		}
	})
}
