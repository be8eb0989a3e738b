{
  description = "Context engine for coding assistants";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      archives = {
{{- with .Archive "linux-amd64-static"}}
        x86_64-linux = { url = "{{.URL}}"; sha256 = "{{.Sum}}"; };
{{- end}}
{{- with .Archive "linux-arm64-static"}}
        aarch64-linux = { url = "{{.URL}}"; sha256 = "{{.Sum}}"; };
{{- end}}
{{- with .Archive "darwin-arm64"}}
        aarch64-darwin = { url = "{{.URL}}"; sha256 = "{{.Sum}}"; };
{{- end}}
{{- with .Archive "darwin-amd64"}}
        x86_64-darwin = { url = "{{.URL}}"; sha256 = "{{.Sum}}"; };
{{- end}}
      };
      each = f: nixpkgs.lib.mapAttrs (system: archive: f nixpkgs.legacyPackages.${system} archive) archives;
    in
    {
      packages = each (pkgs: archive: {
        default = pkgs.stdenvNoCC.mkDerivation {
          pname = "ctx-sys";
          version = "{{.Version}}";
          src = pkgs.fetchurl archive;
          sourceRoot = ".";
          nativeBuildInputs = [ pkgs.installShellFiles ];
          dontStrip = true;
          installPhase = ''
            install -Dm755 ctx-sys $out/bin/ctx-sys
            install -Dm644 THIRD_PARTY_LICENSES.txt $out/share/doc/ctx-sys/THIRD_PARTY_LICENSES.txt
          '';
          meta = {
            homepage = "{{.Home}}";
            license = pkgs.lib.licenses.asl20;
            mainProgram = "ctx-sys";
          };
        };
      });
    };
}
