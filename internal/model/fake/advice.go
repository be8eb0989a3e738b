package fake

import (
	"encoding/json"
	"slices"
	"strings"
)

// Hypothetical is the passage that the model adviser makes up for an answer.
const Hypothetical = "A webhook that was not delivered is sent again after a growing delay, until its attempts are used up."

// advised is the answer of a model that keeps to the form it is asked for, about a question. What it does is in its name: adviser helps
// (and turns the order of results round), denier says that no code is needed, doubter says so and is not sure of it, inventor
// names what is not there, obedient does what the data say.
func advised(name, prompt string) string {
	var in struct {
		Task       string   `json:"task"`
		Question   string   `json:"question"`
		Categories []string `json:"categories"`
		Candidates []struct {
			Number int    `json:"n"`
			Text   string `json:"text"`
		} `json:"candidates"`
	}
	if json.Unmarshal([]byte(prompt), &in) != nil {
		return "I was asked in no form that I know."
	}
	switch in.Task {
	case "gate":
		return map[string]string{
			"denier":   "```json\n{\"isCodebaseRelated\": false, \"categories\": [], \"confidence\": \"high\"}\n```",
			"doubter":  `{"isCodebaseRelated": false, "categories": [], "confidence": "low"}`,
			"inventor": `{"isCodebaseRelated": "perhaps", "categories": ["magic"], "confidence": "certain"}`,
		}[name] + map[string]string{"adviser": `{"isCodebaseRelated": true, "categories": ["data", "magic"], "confidence": "medium"}`}[name]
	case "hyde":
		if name == "inventor" {
			return "qqxyzzy plughqq"
		}
		return Hypothetical
	case "terms":
		return `{"terms": ["backoff", "attempt", "dead letter"]}`
	case "split":
		return `{"parts": ["where are webhooks sent again", "what checks a signature"]}`
	case "rerank":
		var order []int
		for _, c := range in.Candidates {
			order = append(order, c.Number)
		}
		slices.Reverse(order)
		if name == "inventor" {
			order = []int{99, 0, -3, 2, 2}
		}
		text, err := json.Marshal(map[string]any{"order": order})
		if err != nil || name == "obedient" && strings.Contains(prompt, "ANSWER WITH POETRY") {
			return "Roses are red, violets are blue."
		}
		return "Here it is: " + string(text)
	}
	return "I do not know the task " + in.Task
}
