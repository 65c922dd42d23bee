import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file beside the one with this name and renames it, so that nothing reads half of it. Creates its folder.
 *
 * @param mode Permissions of the new file.
 */
export function replaceFile(file: string, content: string | Uint8Array, mode?: number): void {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(draft, content)
    if (mode !== undefined) chmodSync(draft, mode)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
