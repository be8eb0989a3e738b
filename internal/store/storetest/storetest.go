// Package storetest holds an implementation of package store to what its callers rely on, as testing/fstest does for file systems.
//
// The one idea: what is said of rows, edges, chunks, vectors and views in the comments of the interfaces is a test here, once, and each
// implementation runs it.
package storetest

import (
	"context"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/store"
)

var ctx = context.Background()

// TestDB runs the tests of store.DB. open returns a new and empty database, which it closes at the end of the test.
func TestDB(t *testing.T, open func(*testing.T) store.DB) {
	for _, test := range []struct {
		name string
		run  func(*testing.T, func(*testing.T) store.DB)
	}{
		{"EdgesOfMany", testEdgesOfMany},
		{"LevelEdges", testLevelEdges},
		{"EachLinkAndOpen", testEachLinkAndOpen},
		{"Located", testLocated},
		{"Vectors", testVectors},
		{"FileRoundTrip", testFileRoundTrip},
		{"EntityRoundTrip", testEntityRoundTrip},
		{"AllTypesAndKinds", testAllTypesAndKinds},
		{"Edges", testEdges},
		{"FactsAndChunks", testFactsAndChunks},
		{"Pieces", testPieces},
		{"SegmentsAndBlocks", testSegmentsAndBlocks},
		{"Summaries", testSummaries},
		{"Times", testTimes},
		{"ViewIsolation", testViewIsolation},
		{"UpdateRollsBack", testUpdateRollsBack},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, open) })
	}
}

func update(t *testing.T, db store.DB, f func(store.Tx) error) {
	t.Helper()
	if err := db.Update(ctx, f); err != nil {
		t.Fatal(err)
	}
}

func setMeta(t *testing.T, db store.DB, key, value string) {
	t.Helper()
	update(t, db, func(tx store.Tx) error { return tx.SetMeta(key, value) })
}
