//! Starts the `ctx-sys` of the user's PATH: as a language server, and as an MCP server for assistants. Nothing is downloaded.

use zed_extension_api as zed;

struct CtxSys;

const MISSING: &str =
    "ctx-sys is not in the PATH: install it from https://github.com/ctx-sys/ctx-sys/releases";

impl zed::Extension for CtxSys {
    fn new() -> Self {
        CtxSys
    }

    fn language_server_command(
        &mut self,
        _: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        Ok(zed::Command {
            command: worktree.which("ctx-sys").ok_or(MISSING)?,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }

    fn context_server_command(
        &mut self,
        _: &zed::ContextServerId,
        _: &zed::Project,
    ) -> zed::Result<zed::Command> {
        // A context server knows no folder and no PATH: the editor looks the name up.
        Ok(zed::Command {
            command: "ctx-sys".into(),
            args: vec!["serve".into()],
            env: vec![],
        })
    }
}

zed::register_extension!(CtxSys);
