package check

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/linter"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
)

// damaged are ways to spoil a file. A judge that does not notice is of no use.
type damaged struct{ from, to string }

// judged has a file judged as it is, which must be fine, and once for each damage, which must be found.
func judged(t *testing.T, file string, judge func(t *testing.T, text string) error, damages ...damaged) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := judge(t, string(text)); err != nil {
		t.Errorf("%s: %v", file, err)
	}
	for _, d := range damages {
		bad := strings.Replace(string(text), d.from, d.to, 1)
		if bad == string(text) {
			t.Errorf("%s has no %q", file, d.from)
		}
		if judge(t, bad) == nil {
			t.Errorf("%s with %q for %q is judged to be fine", file, d.to, d.from)
		}
	}
}

type problems []string

func (p problems) Error() string { return strings.Join(p, "\n") }

func (p problems) err() error {
	if p == nil {
		return nil
	}
	return p
}

// TestCompose has the compose file read by Compose's own library: its schema, variables, anchors, and that what is named is there.
func TestCompose(t *testing.T) {
	judged(t, "../compose.yaml", compose,
		damaged{"read_only: true", "read_olny: true"},
		damaged{"cap_drop: [ALL]", "cap_drop: []"},
		damaged{"condition: service_healthy", "condition: service_wealthy"},
		damaged{"networks: [database]", "networks: [datebase]"},
		damaged{"OWNER_PASSWORD:?", "OWNER_PASSWORT:?"},
		damaged{"\"127.0.0.1:7420:7420\"", "\"7420:7420\""},
		damaged{"database: {internal: true}", "database: {}"},
		damaged{"volumes: [\"server:/var/lib/ctx-sys\"]", ""},
		damaged{"CTX_SYS_TEAM_HISTORY: ", "CTX_SYS_HISTORY: "},
		damaged{"volumes: [\"mirrors:", "volumes: [\"mirror:"})
}

func compose(t *testing.T, text string) error {
	dir := filepath.Join(t.TempDir(), "packaging", "team")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	file := filepath.Join(dir, "compose.yaml")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return err
	}
	o, err := cli.NewProjectOptions([]string{file}, cli.WithWorkingDirectory(dir),
		cli.WithEnv([]string{"OWNER_PASSWORD=a", "APP_PASSWORD=b", "CTX_SYS_TEAM_KEY=c", "CTX_SYS_TEAM_URL=https://ctx.example.com", "CTX_SYS_TEAM_HISTORY=/var/lib/ctx-sys/history"}))
	if err != nil {
		return err
	}
	project, err := o.LoadProject(context.Background())
	if err != nil {
		return err
	}
	var p problems
	if names := project.ServiceNames(); !slices.Equal(names, []string{"migrate", "postgres", "server", "worker"}) {
		p = append(p, "services "+strings.Join(names, " "))
	}
	for _, s := range project.Services {
		for _, port := range s.Ports {
			if port.HostIP != "127.0.0.1" {
				p = append(p, s.Name+" is published to everybody")
			}
		}
		if s.Name == "postgres" {
			continue
		}
		if !s.ReadOnly || !slices.Contains(s.CapDrop, "ALL") || s.User == "" || s.User == "0" || !slices.Contains(s.SecurityOpt, "no-new-privileges:true") {
			p = append(p, s.Name+" may do too much")
		}
		if _, owner := s.Environment["CTX_SYS_DATABASE_OWNER_URL"]; owner != (s.Name == "migrate") {
			p = append(p, s.Name+" and the owner of the tables")
		}
		if s.Name != "migrate" && s.DependsOn["migrate"].Condition != types.ServiceConditionCompletedSuccessfully {
			p = append(p, s.Name+" does not wait for the migration")
		}
	}
	// Histories are on the server's volume.
	server := project.Services["server"]
	if at := server.Environment["CTX_SYS_TEAM_HISTORY"]; at == nil || !slices.ContainsFunc(server.Volumes, func(v types.ServiceVolumeConfig) bool {
		return v.Type == "volume" && strings.HasPrefix(*at, v.Target+"/")
	}) {
		p = append(p, "histories are on no volume")
	}
	if !project.Networks["database"].Internal {
		p = append(p, "the database's network is not internal")
	}
	return p.err()
}

// TestDockerfile has the Dockerfile read and judged by BuildKit's own parser and linter, with a warning as an error, and looks at what the last stage ends with.
func TestDockerfile(t *testing.T) {
	judged(t, "../Dockerfile", dockerfile,
		damaged{"USER 10001:10001", "USSER 10001:10001"},
		damaged{"USER 10001:10001\n", ""},
		damaged{"FROM ${PROGRAM} AS program", "FROM ${PROGRAM} as program"},
		damaged{"COPY --from=program", "COPY --from=programm"},
		damaged{`ENTRYPOINT ["ctx-sys", "team"]`, `ENTRYPOINT ctx-sys team`},
		damaged{"WORKDIR /var", "WORKDIR var"},
		damaged{"apk add --no-cache ca", "apk add --no-such-flag=\nca"})
}

func dockerfile(_ *testing.T, text string) error {
	var p problems
	parsed, err := parser.Parse(strings.NewReader(text))
	if err != nil {
		return err
	}
	for _, w := range parsed.Warnings {
		p = append(p, w.Short)
	}
	lint := linter.New(&linter.Config{Warn: func(rule, _, _, message string, _ []parser.Range) { p = append(p, rule+": "+message) }})
	stages, _, err := instructions.Parse(parsed.AST, lint)
	if err != nil {
		return err
	}
	last := stages[len(stages)-1]
	user, root := "", regexp.MustCompile(`^(0|root)?(:|$)`)
	for _, c := range last.Commands {
		switch c := c.(type) {
		case *instructions.UserCommand:
			user = c.User
		case *instructions.CopyCommand:
			if _, known := instructions.HasStage(stages, c.From); c.From != "" && !known {
				p = append(p, "there is no stage "+c.From)
			}
		case *instructions.EntrypointCommand:
			if c.PrependShell {
				p = append(p, "the entry point is a shell, which gets the signals")
			}
		case *instructions.WorkdirCommand:
			if !strings.HasPrefix(c.Path, "/") {
				p = append(p, "a working directory is relative")
			}
		}
	}
	if root.MatchString(user) {
		p = append(p, "the program is run by root")
	}
	return p.err()
}

// TestUnits has systemd verify the units, and say what the services may do: 10 is everything, 2 is what it calls OK.
func TestUnits(t *testing.T) {
	units, err := filepath.Glob("../systemd/*.service")
	if err != nil || len(units) != 3 {
		t.Fatal(units, err)
	}
	if _, err := exec.LookPath("systemd-analyze"); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("systemd-analyze is not installed: run `make team-judges`")
		}
		t.Skip("systemd-analyze is not installed: `make team-judges` does that")
	}
	for _, unit := range units {
		damages := []damaged{
			{"ProtectSystem=strict", "ProtectSytem=strict"},
			{"CapabilityBoundingSet=\n", "CapabilityBoundingSet=CAP_SYS_ADMIN\nAmbientCapabilities=CAP_SYS_ADMIN\n"},
			{"SystemCallFilter=@system-service", "SystemCallFilter=@sytem-service"},
			{"ExecStart=/usr/bin/ctx-sys", "ExecStart=ctx-sys/"},
		}
		judged(t, unit, systemd, damages...)
	}
}

func systemd(t *testing.T, text string) error {
	root := t.TempDir() // the program of the unit is to be there
	for _, dir := range []string{"usr/bin", "etc/systemd/system", "usr/lib/systemd/system"} {
		if err := os.MkdirAll(filepath.Join(root, dir), 0o755); err != nil {
			return err
		}
	}
	file := filepath.Join(root, "ctx-sys-unit.service")
	text = strings.ReplaceAll(text, "ExecStart=/usr/bin/ctx-sys ", "ExecStart=/bin/true ")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		return err
	}
	// What it finds wrong it says, and ends well where systemd would ignore it.
	out, err := exec.Command("systemd-analyze", "verify", "--man=no", file).CombinedOutput()
	if said := bytes.TrimSpace(out); err != nil || len(said) > 0 {
		return problems{string(said)}
	}
	out, err = exec.Command("systemd-analyze", "security", "--offline=true", "--no-pager", "--threshold=14", file).CombinedOutput()
	if err != nil {
		return problems{string(out)}
	}
	return nil
}
