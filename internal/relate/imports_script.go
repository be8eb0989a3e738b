package relate

import (
	"path"
	"strings"
)

// scriptEndings are tried in the order TypeScript does.
var scriptEndings = [...]string{
	"", ".ts", ".tsx", ".d.ts", ".js", ".jsx", ".mts", ".cts", ".mjs", ".cjs", ".vue", ".svelte", ".json",
	"/index.ts", "/index.tsx", "/index.d.ts", "/index.js", "/index.jsx", "/index.mts", "/index.mjs", "/index.cjs",
}

// scriptTarget finds the file of a relative import; packages are outside the project.
func (p *Project) scriptTarget(d *Decls, source string) imported {
	if !strings.HasPrefix(source, ".") {
		return imported{external: true}
	}
	at := path.Join(d.dir, source)
	if strings.HasPrefix(at, "..") {
		return imported{}
	}
	bases := []string{at}
	for from, to := range map[string]string{".js": ".ts", ".jsx": ".tsx", ".mjs": ".mts", ".cjs": ".cts"} {
		if stem, ok := strings.CutSuffix(at, from); ok {
			bases = append(bases, stem+to, stem+".ts", stem+".tsx")
		}
	}
	for _, base := range bases {
		for _, ending := range scriptEndings {
			if f := p.byPath(strings.TrimPrefix(base+ending, "/")); f != nil {
				return imported{file: f}
			}
		}
	}
	return imported{}
}
