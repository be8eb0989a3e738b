package eval

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// Load reads a folder as the semble benchmark has it: repos.json is a list of repositories with a benchmark_root
// each, annotations/NAME.json a list of queries with what answers them. only limits it to the named repositories.
func Load(dir string, only []string) ([]Repo, error) {
	data, err := os.ReadFile(filepath.Join(dir, "repos.json"))
	if err != nil {
		return nil, err
	}
	var all []Repo
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Join(dir, "repos.json"), err)
	}
	var repos []Repo
	for _, r := range all {
		if len(only) > 0 && !slices.Contains(only, r.Name) {
			continue
		}
		if r.Tasks, err = loadTasks(filepath.Join(dir, "annotations", r.Name+".json")); err != nil {
			return nil, err
		}
		repos = append(repos, r)
	}
	return repos, nil
}

func loadTasks(path string) ([]Task, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var raw []json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	tasks := make([]Task, len(raw))
	for i := range raw {
		where := fmt.Sprintf("%s: query %d", path, i+1)
		var item struct {
			Query, Category     string
			Relevant, Secondary []Target
		}
		if err := json.Unmarshal(raw[i], &item); err != nil {
			return nil, fmt.Errorf("%s: %w", where, err)
		}
		tasks[i] = Task{Query: item.Query, Category: item.Category, Targets: slices.Concat(item.Relevant, item.Secondary), Where: where}
		if item.Category == "" {
			tasks[i].Category = "semantic"
		}
	}
	return tasks, nil
}
