package store

import "context"

// Lookup is what a store offers that has indexes for it: questions about few files, whose cost does not depend on how many there are. The files
// have what BriefFiles gives them and their namespaces. All but those of FilesAt are indexed.
type Lookup interface {
	// FilesAt returns the files at some paths and below the folders among them, also those that are known and left out, none twice.
	FilesAt(ctx context.Context, paths []string) ([]File, error)
	// FilesOf returns the files of some ids.
	FilesOf(ctx context.Context, ids []int64) ([]File, error)
	// FilesAgain returns the paths of the files that are to be read again though they may not have changed: see FlagsAgain.
	FilesAgain(ctx context.Context) ([]string, error)
	// FilesIn returns the files directly in a folder, "" for the root.
	FilesIn(ctx context.Context, dir string) ([]File, error)
	// FilesCalled returns the files whose paths end in a name, or, with beginning, whose names begin with one in ASCII.
	FilesCalled(ctx context.Context, name string, beginning bool) ([]File, error)
	// FilesSpaced returns the files that have namespaces.
	FilesSpaced(ctx context.Context) ([]File, error)
	// SymbolsOf is Reader.EachSymbol for one of two parts: the properties of known type inside something, or all other symbols. Inside is known
	// of properties only.
	SymbolsOf(ctx context.Context, name string, fields bool, f func(Symbol)) error
	// Mentioning calls f with the files that mention names, by the hashes of the names, unless that is not known yet: made is false then.
	Mentioning(ctx context.Context, hashes []uint32, f func(hash uint32, file int64)) (made bool, err error)
	// HoldsLanguage reports whether a file in a language is below a folder.
	HoldsLanguage(ctx context.Context, dir, language string) (bool, error)
}
