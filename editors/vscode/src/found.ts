// Where the program is. Nothing here knows the editor.
import { accessSync, constants, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'

/** A file that may be run. */
export function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The first ctx-sys of a PATH, absolute. Folders that are relative, or in a folder that is open, are passed over: what is in those came with
 * the repository, and opening a repository must not run a program of it.
 */
export function onPath(path: string, folders: string[], platform: string = process.platform): string | undefined {
  const name = platform === 'win32' ? 'ctx-sys.exe' : 'ctx-sys'
  for (const dir of path.split(platform === 'win32' ? ';' : ':')) {
    if (!isAbsolute(dir) || folders.some((f) => within(f, dir))) continue
    const at = resolve(dir, name)
    if (runs(at)) return at
  }
  return undefined
}

function within(folder: string, path: string): boolean {
  const rel = relative(folder, path)
  return rel === '' || (!isAbsolute(rel) && rel !== '..' && !rel.startsWith('..' + sep))
}
