package chart

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sigs.k8s.io/yaml"
)

// kubernetes is the module whose schemas objects are judged by, with its checksum.
const (
	kubernetes = "k8s.io/kubernetes@v1.37.2"
	checksum   = "h1:A2VDEiObzkYqFTKhSsn0ZEb0RlLEXpHWj93gi2HqEwE="
)

var built = flag.String("tools", "", "a folder with helm and kubeconform, which are built otherwise")

// tools builds Helm and kubeconform once, and writes the schemas as kubeconform wants them.
func tools(t *testing.T) (helm, kubeconform, schemas string) {
	t.Helper()
	dir := t.TempDir()
	schemas = filepath.Join(dir, "schemas")
	writeSchemas(t, schemas)
	if *built != "" {
		dir = *built
	} else if out, err := exec.Command("go", "build", "-o", dir+"/", "helm.sh/helm/v3/cmd/helm", "github.com/yannh/kubeconform/cmd/kubeconform").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return filepath.Join(dir, "helm"), filepath.Join(dir, "kubeconform"), schemas
}

// writeSchemas makes a JSON schema of each kind of Kubernetes's own description of its API. Fields that it does not know are errors.
func writeSchemas(t *testing.T, to string) {
	t.Helper()
	cmd := exec.Command("go", "mod", "download", "-json", kubernetes)
	cmd.Dir = t.TempDir()
	out, err := cmd.Output()
	var module struct{ Dir, Sum string }
	if err := errors.Join(err, json.Unmarshal(out, &module)); err != nil || module.Sum != checksum {
		t.Fatalf("%s: %v, %s", kubernetes, err, module.Sum)
	}
	text, err := os.ReadFile(filepath.Join(module.Dir, "api", "openapi-spec", "swagger.json"))
	if err != nil {
		t.Fatal(err)
	}
	var spec struct{ Definitions map[string]map[string]any }
	if err := errors.Join(json.Unmarshal(text, &spec), os.Mkdir(to, 0o700)); err != nil {
		t.Fatal(err)
	}
	for name, d := range spec.Definitions {
		switch {
		case d["format"] == "int-or-string", strings.HasSuffix(name, "resource.Quantity"): // as strings or numbers
			delete(d, "type")
		case d["properties"] != nil:
			d["additionalProperties"] = false
		}
	}
	kinds := 0
	for name, d := range spec.Definitions {
		for _, one := range list(d["x-kubernetes-group-version-kind"]) {
			gvk := one.(map[string]any)
			group, _, _ := strings.Cut(gvk["group"].(string), ".")
			if group != "" {
				group += "-"
			}
			schema, err := json.Marshal(map[string]any{"$schema": "http://json-schema.org/draft-07/schema#", "$ref": "#/definitions/" + name, "definitions": spec.Definitions})
			file := strings.ToLower(fmt.Sprintf("%s-%s%s.json", gvk["kind"], group, gvk["version"]))
			if err := errors.Join(err, os.WriteFile(filepath.Join(to, file), schema, 0o600)); err != nil {
				t.Fatal(err)
			}
			kinds++
			if !wanted[gvk["kind"].(string)] {
				_ = os.Remove(filepath.Join(to, file))
			}
		}
	}
	if kinds < 100 {
		t.Fatalf("%d kinds", kinds)
	}
}

// wanted are the kinds that the chart has: a schema has 4 MB.
var wanted = map[string]bool{"Deployment": true, "Job": true, "Service": true, "ServiceAccount": true, "NetworkPolicy": true, "Ingress": true, "PodDisruptionBudget": true}

func list(v any) []any {
	l, _ := v.([]any)
	return l
}

var values = []string{
	"url: https://ctx.example.com",
	"url: https://ctx.example.com\nserver: {history: {enabled: true}}\nrepositorySecrets: more",
	"url: https://ctx.example.com\ningress: {enabled: true, host: ctx.example.com, className: nginx, tlsSecret: ctx-tls, annotations: {a: b}}\ntracing: {endpoint: 'http://collector:4318'}\n" +
		"worker: {replicas: 3, mirrors: {ephemeral: false}, extraArgs: [--tick=1s], extraEnv: [{name: A, value: b}]}\nserver: {history: {enabled: true, ephemeral: false, size: 9Gi}, extraArgs: [--rate=5], extraEnv: [{name: CTX_SYS_TEAM_OIDC_ISSUER, value: 'https://id.example.com'}]}\n" +
		"networkPolicy: {clients: [{namespaceSelector: {}}], monitoring: [{podSelector: {matchLabels: {a: b}}}]}\nrepositorySecrets: more\nimagePullSecrets: [{name: pull}]\n" +
		"nodeSelector: {a: b}\ntolerations: [{key: a, operator: Exists}]\naffinity: {nodeAffinity: {}}\nimage: {tag: v1}",
}

// TestChart has Helm lint and render the chart, and kubeconform hold what comes of it to Kubernetes's schemas. Then the chart is spoiled, and that must be found.
func TestChart(t *testing.T) {
	helm, kubeconform, schemas := tools(t)
	judge := func(dir, values string) error {
		file := filepath.Join(t.TempDir(), "values.yaml")
		if err := os.WriteFile(file, []byte(values), 0o600); err != nil {
			return err
		}
		if out, err := exec.Command(helm, "lint", "--strict", "--quiet", dir, "-f", file).CombinedOutput(); err != nil {
			return fmt.Errorf("helm lint: %w\n%s", err, out)
		}
		var rendered, said bytes.Buffer
		cmd := exec.Command(helm, "template", "ctx", dir, "--kube-version", "1.37.0", "-n", "ctx-sys", "-f", file)
		cmd.Stdout, cmd.Stderr = &rendered, &said
		if err := cmd.Run(); err != nil {
			return fmt.Errorf("helm template: %w\n%s", err, &said)
		}
		cmd = exec.Command(kubeconform, "-strict", "-summary", "-schema-location", filepath.Join(schemas, "{{ .ResourceKind }}{{ .KindSuffix }}.json"))
		cmd.Stdin = bytes.NewReader(rendered.Bytes())
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("kubeconform: %w\n%s", err, out)
		}
		return restricted(rendered.Bytes())
	}
	for _, v := range values {
		if err := judge("../../helm", v); err != nil {
			t.Errorf("%s\n%v", v, err)
		}
		// A server that fetches histories has the volume, the flag and the ports; others have none of them.
		file := filepath.Join(t.TempDir(), "values.yaml")
		if err := os.WriteFile(file, []byte(v), 0o600); err != nil {
			t.Fatal(err)
		}
		rendered, err := exec.Command(helm, "template", "ctx", "../../helm", "--kube-version", "1.37.0", "-f", file, "-s", "templates/server.yaml", "-s", "templates/networkpolicy.yaml").CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, rendered)
		}
		want := strings.Contains(v, "history")
		for _, part := range []string{"--history=/var/lib/ctx-sys/history", "mountPath: /var/lib/ctx-sys/history", "name: history\n"} {
			if strings.Contains(string(rendered), part) != want {
				t.Errorf("%s\n%q is there: %v", v, part, !want)
			}
		}
		if ssh := strings.Count(string(rendered), "{port: 22,"); ssh != map[bool]int{false: 1, true: 2}[want] {
			t.Errorf("%s\n%d parts may reach port 22", v, ssh)
		}
	}
	for _, wrong := range []string{"", "url: ctx.example.com", "url: https://ctx.example.com\nserver: {replica: 2}", "url: https://ctx.example.com\nserver: {history: {enabled: yes please}}", "url: https://ctx.example.com\ningress: {enabled: true}"} {
		if judge("../../helm", wrong) == nil {
			t.Errorf("values %q are taken", wrong)
		}
	}
	for _, d := range []struct{ file, from, to string }{
		{"templates/server.yaml", "terminationGracePeriodSeconds", "terminationGraceSeconds"},
		{"templates/server.yaml", "containerPort: 7421", "containerPort: metrics"},
		{"templates/worker.yaml", "sizeLimit: 1Gi", "sizeLimits: 1Gi"},
		{"templates/_helpers.tpl", "volumeClaimTemplate:", "volumeClaim:"},
		{"templates/migrate.yaml", "{{- include \"container\" . | nindent 10 }}", "{{- include \"contaner\" . | nindent 10 }}"},
		{"templates/networkpolicy.yaml", "policyTypes: [Ingress, Egress]", "policyType: [Ingress, Egress]"},
		{"templates/_helpers.tpl", "runAsNonRoot: true", "runAsNonRoot: false"},
		{"templates/_helpers.tpl", "capabilities: {drop: [ALL]}", "capabilities: {add: [NET_ADMIN]}"},
		{"templates/_helpers.tpl", "seccompProfile: {type: RuntimeDefault}", ""},
		{"templates/migrate.yaml", "helm.sh/hook: pre-install,pre-upgrade", "helm.sh/hok: pre-install,pre-upgrade"},
		{"values.yaml", "limits: {memory: 2Gi}", "limit: {memory: 2Gi}"},
	} {
		dir := t.TempDir()
		if err := os.CopyFS(dir, os.DirFS("../../helm")); err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(dir, d.file)
		text, err := os.ReadFile(name)
		spoiled := strings.Replace(string(text), d.from, d.to, 1)
		if err != nil || spoiled == string(text) {
			t.Errorf("%s has no %q: %v", d.file, d.from, err)
		}
		if err := os.WriteFile(name, []byte(spoiled), 0o600); err != nil {
			t.Fatal(err)
		}
		if judge(dir, values[0]) == nil {
			t.Errorf("%s with %q for %q is judged to be fine", d.file, d.to, d.from)
		}
	}
}

// restricted looks at what "restricted" of the Pod Security Standards asks of a pod, that the migration is a hook, and who has the owner's address.
func restricted(rendered []byte) error {
	var pods int
	var problems []string
	for _, doc := range bytes.Split(rendered, []byte("\n---\n")) {
		var o struct {
			Kind     string
			Metadata struct {
				Name        string
				Annotations map[string]string
			}
			Spec struct {
				Template struct {
					Spec struct {
						AutomountServiceAccountToken *bool
						SecurityContext              struct {
							RunAsNonRoot   bool
							RunAsUser      int
							SeccompProfile struct{ Type string }
						}
						Containers []struct {
							SecurityContext struct {
								AllowPrivilegeEscalation *bool
								ReadOnlyRootFilesystem   bool
								Capabilities             struct{ Add, Drop []string }
							}
							Resources struct{ Requests, Limits map[string]any }
							Env       []struct{ Name string }
							Args      []string
						}
					}
				}
			}
		}
		if err := yaml.Unmarshal(doc, &o); err != nil {
			return err
		}
		pod := o.Spec.Template.Spec
		if len(pod.Containers) == 0 {
			continue
		}
		pods++
		say := func(format string, args ...any) {
			problems = append(problems, o.Metadata.Name+": "+fmt.Sprintf(format, args...))
		}
		if s := pod.SecurityContext; !s.RunAsNonRoot || s.RunAsUser == 0 || s.SeccompProfile.Type != "RuntimeDefault" {
			say("the pod's security context is %+v", s)
		}
		if m := pod.AutomountServiceAccountToken; m == nil || *m {
			say("has a token of the API")
		}
		for _, c := range pod.Containers {
			s := c.SecurityContext
			if s.AllowPrivilegeEscalation == nil || *s.AllowPrivilegeEscalation || !s.ReadOnlyRootFilesystem || strings.Join(s.Capabilities.Drop, "") != "ALL" || s.Capabilities.Add != nil {
				say("the container's security context is %+v", s)
			}
			if c.Resources.Limits["memory"] == nil || c.Resources.Requests["memory"] == nil || c.Resources.Requests["cpu"] == nil {
				say("the container's resources are %v", c.Resources)
			}
			owner := false
			for _, e := range c.Env {
				owner = owner || e.Name == "CTX_SYS_DATABASE_OWNER_URL"
			}
			if migrates := c.Args[0] == "migrate"; owner != migrates || migrates != (o.Metadata.Annotations["helm.sh/hook"] == "pre-install,pre-upgrade") {
				say("the migration is a hook, and it alone is the owner of the tables")
			}
		}
	}
	if pods != 3 {
		problems = append(problems, fmt.Sprintf("%d pods", pods))
	}
	if problems != nil {
		return errors.New(strings.Join(problems, "\n"))
	}
	return nil
}
