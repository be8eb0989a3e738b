package main

import (
	"archive/zip"
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/ctx-sys/ctx-sys/internal/judges"
)

// registryModule is the MCP registry's own server, which has the schema of what it is given.
const registryModule = "github.com/modelcontextprotocol/registry@v1.8.9"

// What the MCP registry is given fits its schema, and the package of npm that it names says the same name.
func TestRegistry(t *testing.T) {
	built(t)
	var module struct{ Dir, Error string }
	out, err := exec.Command("go", "mod", "download", "-json", registryModule).Output()
	if jsonErr := json.Unmarshal(out, &module); err != nil || jsonErr != nil || module.Error != "" {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s: %v %s", registryModule, err, module.Error)
		}
		t.Skipf("%s cannot be had", registryModule)
	}
	var schema jsonschema.Schema
	read(t, filepath.Join(module.Dir, "internal", "validators", "schemas", "2025-12-11.json"), &schema)
	var server map[string]any
	read(t, filepath.Join(made.dist, "packages", "mcp", "server.json"), &server)
	rules, err := schema.Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := rules.Validate(server); err != nil {
		t.Error(err)
	}
	if server["$schema"] != schema.ID || server["name"] != registryName {
		t.Errorf("%v of %v", server["name"], server["$schema"])
	}
	server["name"] = "no slash"
	if rules.Validate(server) == nil {
		t.Error("the schema takes any name")
	}
	var npm map[string]any
	if err := json.Unmarshal(inside(t, filepath.Join(made.dist, "packages", "npm", "ctx-sys-"+npmVersion(made.version)+".tgz"))["package/package.json"].content, &npm); err != nil || npm["mcpName"] != registryName {
		t.Errorf("npm's package is %v, %v", npm["mcpName"], err)
	}
}

// The bundles are valid by Anthropic's own program. The one of this system, unpacked, answers as a server by what its manifest says.
func TestBundles(t *testing.T) {
	built(t)
	files, err := filepath.Glob(filepath.Join(made.dist, "packages", "mcp", "*.mcpb"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		dir := t.TempDir()
		unzip(t, file, dir)
		runs(t, judges.Command(t, "mcpb", "validate", filepath.Join(dir, "manifest.json")))
		if !strings.Contains(file, "linux-x64") || !onLinux() {
			continue
		}
		var m struct {
			Server struct {
				Config struct {
					Command string
					Args    []string
				} `json:"mcp_config"`
			}
		}
		read(t, filepath.Join(dir, "manifest.json"), &m)
		project := t.TempDir()
		fill := strings.NewReplacer("${__dirname}", dir, "${user_config.project}", project).Replace
		var args []string
		for _, a := range m.Server.Config.Args {
			args = append(args, fill(a))
		}
		cmd := exec.Command(fill(m.Server.Config.Command), args...)
		cmd.Dir, cmd.Env = "/", append(os.Environ(), "CTX_SYS_HOME="+t.TempDir())
		if answer := initialized(t, cmd); !strings.Contains(answer, `"name":"ctx-sys"`) {
			t.Errorf("the server answers %q", answer)
		}
	}
}

// initialized is what a server answers to the first message of a client. Its input is open until the answer is there.
func initialized(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(in, initialize); err != nil {
		t.Error(err)
	}
	answer, err := bufio.NewReader(out).ReadString('\n')
	if err := errors.Join(err, in.Close(), cmd.Wait()); err != nil {
		t.Error(err)
	}
	return answer
}

func read(t *testing.T, file string, into any) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(text, into)
	}
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
}

func unzip(t *testing.T, file, dir string) {
	t.Helper()
	z, err := zip.OpenReader(file)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for _, f := range z.File {
		to := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err == nil {
			err = os.WriteFile(to, text, f.Mode())
		}
		if r.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
