class CtxSys < Formula
  desc "Context engine for coding assistants"
  homepage "{{.Home}}"
  version "{{.Version}}"
  license "Apache-2.0"
{{- if or (.Archive "darwin-arm64") (.Archive "darwin-amd64")}}

  on_macos do
{{- with .Archive "darwin-arm64"}}
    on_arm do
      url "{{.URL}}"
      sha256 "{{.Sum}}"
    end
{{- end}}
{{- with .Archive "darwin-amd64"}}
    on_intel do
      url "{{.URL}}"
      sha256 "{{.Sum}}"
    end
{{- end}}
  end
{{- end}}
{{- if or (.Archive "linux-arm64") (.Archive "linux-amd64")}}

  on_linux do
{{- with .Archive "linux-arm64"}}
    on_arm do
      url "{{.URL}}"
      sha256 "{{.Sum}}"
    end
{{- end}}
{{- with .Archive "linux-amd64"}}
    on_intel do
      url "{{.URL}}"
      sha256 "{{.Sum}}"
    end
{{- end}}
  end
{{- end}}

  def install
    bin.install "ctx-sys"
    doc.install "THIRD_PARTY_LICENSES.txt"
    generate_completions_from_executable(bin/"ctx-sys", "completion")
  end

  test do
    (testpath/"greet.py").write "def greet(name):\n    return name\n"
    system bin/"ctx-sys", "index"
    assert_match "greet.py", shell_output("#{bin}/ctx-sys search greet")
  end
end
