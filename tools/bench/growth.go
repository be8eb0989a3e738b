package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"
)

// parseCopies reads a list of numbers such as 1,2,4. Growth needs two different ones.
func parseCopies(list string) (copies []int, err error) {
	for field := range strings.SplitSeq(list, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(field))
		if err != nil || n < 1 {
			return nil, fmt.Errorf("-copies takes numbers such as 1,2,4, not %q", list)
		}
		if len(copies) > 0 && n <= copies[len(copies)-1] {
			return nil, fmt.Errorf("-copies takes numbers that grow, not %q", list)
		}
		copies = append(copies, n)
	}
	if len(copies) < 2 {
		return nil, errors.New("-copies takes two numbers at least: nothing grows from one to itself")
	}
	return copies, nil
}

func grow(program, list string, folders []string) error {
	copies, err := parseCopies(list)
	if err == nil && len(folders) == 0 {
		err = errors.New("name the folders to measure")
	}
	for _, folder := range folders {
		if err == nil {
			err = growth(program, copies, folder)
		}
	}
	return err
}

// growth measures projects that hold a folder so many times, and prints each cost with the exponent of its growth: 1 where a
// project of twice the size costs twice as much, 0 where it costs the same. All copies have the same names, so that
// each name has as many declarations as there are copies: real projects of that size grow less.
func growth(program string, copies []int, folder string) error {
	program, err := filepath.Abs(program)
	if err != nil {
		return err
	}
	var all []*figures
	for _, n := range copies {
		f, err := benchCopies(program, n, folder)
		if err != nil {
			return fmt.Errorf("%d copies of %s: %w", n, folder, err)
		}
		all = append(all, f)
	}
	fmt.Println(folder)
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprint(w, "  copies")
	for _, n := range copies {
		fmt.Fprintf(w, "\t%d", n)
	}
	fmt.Fprintln(w, "\texponent")
	for _, c := range costs {
		var sizes, values []float64
		fmt.Fprint(w, "  "+c.name)
		for _, f := range all {
			v := c.of(f)
			sizes, values = append(sizes, float64(f.size.Bytes)), append(values, v)
			fmt.Fprintf(w, "\t%.4g", v)
		}
		fmt.Fprintf(w, "\t%.2f\n", exponent(sizes, values))
	}
	return w.Flush()
}

func benchCopies(program string, copies int, folder string) (*figures, error) {
	temp, err := os.MkdirTemp("", "ctx-sys-bench")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	b := &session{program: program, temp: temp, tree: filepath.Join(temp, "tree"), env: []string{"CTX_SYS_INDEXING_CACHEMB=0"}} // else a copy is not parsed
	for i := range copies {
		if err := os.CopyFS(filepath.Join(b.tree, fmt.Sprint(filepath.Base(folder), i)), os.DirFS(folder)); err != nil {
			return nil, err
		}
	}
	f := &figures{}
	for _, measure := range []func(*figures) error{b.first, b.unchanged, b.edited, b.asked, func(f *figures) error { return b.searched(f, 2*again) }} {
		if err := measure(f); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// costs are what growth shows.
var costs = []struct {
	name string
	of   func(*figures) float64
}{
	{"files", func(f *figures) float64 { return float64(f.size.Files) }},
	{"text, MB", func(f *figures) float64 { return float64(f.size.Bytes) / 1e6 }},
	{"first index, CPU s", func(f *figures) float64 { return f.first.cpu.Seconds() }},
	{"  peak memory, MB", func(f *figures) float64 { return float64(f.first.peak) / 1e6 }},
	{"  on disk, MB", func(f *figures) float64 { return float64(f.disk) / 1e6 }},
	{"nothing changed, ms", func(f *figures) float64 { return ms(f.unchanged, 0.5) }},
	{"one file edited, ms", func(f *figures) float64 { return ms(f.edited, 0.5) }},
	{"search, one process, p50 ms", func(f *figures) float64 { return ms(f.answered, 0.5) }},
	{"  p99 ms", func(f *figures) float64 { return ms(f.answered, 0.99) }},
	{"search, a process each, p50 ms", func(f *figures) float64 { return ms(f.searched, 0.5) }},
}

func ms(ds []time.Duration, q float64) float64 {
	if len(ds) == 0 {
		return math.NaN()
	}
	return float64(quantile(ds, q)) / float64(time.Millisecond)
}

// exponent is the slope of the line through the logarithms, by least squares.
func exponent(sizes, values []float64) float64 {
	var n, sx, sy, sxx, sxy float64
	for i := range sizes {
		x, y := math.Log(sizes[i]), math.Log(values[i])
		n, sx, sy, sxx, sxy = n+1, sx+x, sy+y, sxx+x*x, sxy+x*y
	}
	return (n*sxy - sx*sy) / (n*sxx - sx*sx)
}
