package assemble_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/assemble"
)

func TestArrange(t *testing.T) {
	s := func(id string, kind ctxsys.SliceType, level int, recency int64) ctxsys.Slice {
		return ctxsys.Slice{ID: id, Type: kind, Priority: level, Recency: recency}
	}
	chosen := []ctxsys.Slice{ // as an assembly has them: by level, then best first
		s("persona", ctxsys.SliceSystem, assemble.SystemLevel, 0), s("prompt", ctxsys.SliceCustom, assemble.PromptLevel, 0),
		s("named", ctxsys.SliceFile, assemble.FilesLevel, 0), s("tools", ctxsys.SliceTools, assemble.NotesLevel, 0),
		s("AGENTS.md", ctxsys.SliceFile, assemble.NotesLevel, 0), s("architecture", ctxsys.SliceCustom, assemble.NotesLevel, 0),
		s("m9", ctxsys.SliceConversation, assemble.RecentLevel, 9), s("m8", ctxsys.SliceConversation, assemble.RecentLevel, 8),
		s("src/", ctxsys.SliceFolder, assemble.FoldersLevel, 0),
		s("best", ctxsys.SliceSearch, assemble.SearchLevel, 0), s("second", ctxsys.SliceSearch, assemble.SearchLevel, 0),
		s("m2", ctxsys.SliceConversation, assemble.OldLevel, 2), s("m1", ctxsys.SliceConversation, assemble.OldLevel, 1),
	}
	for order, want := range map[assemble.Order]string{
		assemble.Relevance: "persona prompt named tools AGENTS.md architecture m1 m2 src/ best second m8 m9",
		assemble.Documents: "persona tools AGENTS.md architecture named src/ best second m1 m2 m8 m9 prompt",
		assemble.Cache:     "persona tools AGENTS.md architecture m1 m2 m8 m9 src/ second best named prompt",
	} {
		var ids []string
		arranged := assemble.Arrange(chosen, order)
		for _, s := range arranged {
			ids = append(ids, s.ID)
		}
		if got := strings.Join(ids, " "); got != want {
			t.Errorf("%s:\n got %s\nwant %s", order, got, want)
		}
		if n := assemble.StablePrefix(arranged); order == assemble.Cache && n != 4 {
			t.Errorf("%s: %d slices are stable", order, n)
		}
	}
}

// TestArrangeKeeps says that an order changes nothing but the order, and what is stable comes first whatever is found.
func TestArrangeKeeps(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 3))
		r := assemble.Assemble(random(rng), assemble.Options{Budget: 3000, Cost: size})
		for _, order := range assemble.Orders {
			arranged := assemble.Arrange(r.Slices, order)
			have := map[string]int{}
			for i := range r.Slices {
				have[fmt.Sprint(r.Slices[i])]++
				have[fmt.Sprint(arranged[i])]--
			}
			for s, n := range have {
				if n != 0 {
					t.Fatalf("seed %d, %s: %d of %s", seed, order, n, s)
				}
			}
			messages := slices.DeleteFunc(slices.Clone(arranged), func(s ctxsys.Slice) bool { return s.Type != ctxsys.SliceConversation })
			if !slices.IsSortedFunc(messages, func(a, b ctxsys.Slice) int { return int(a.Recency - b.Recency) }) {
				t.Fatalf("seed %d, %s: the conversation is out of order", seed, order)
			}
		}
	}
}
