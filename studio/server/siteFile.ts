import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds to wait for another Studio that writes, and after which its lock counts as left behind. */
const patience = 5000

/**
 * Gives a file new bytes if it still has the bytes that are known. The file is the old or the new one at each moment,
 * also if the machine stops: the new bytes are on the disk before they get the name. Several Studios take turns. No
 * bytes are no file.
 *
 * @returns Whether it was written; otherwise another program has changed it.
 * @throws If it can't be written, or must not be.
 */
export async function writeIfUnchanged(file: string, known: Uint8Array, bytes: Uint8Array): Promise<boolean> {
  if (known.length === 0) mkdirSync(path.dirname(file), { recursive: true })
  const target = existsSync(file) ? realpathSync(file) : file
  const unlock = await lock(path.join(path.dirname(target), `.${path.basename(target)}.studio-lock`))
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.studio-draft`)
  try {
    const mode = statSync(target, { throwIfNoEntry: false })?.mode ?? 0o666
    // Replacing a file needs no permission to write to it.
    if ((mode & 0o222) === 0) throw new Error('it is read-only.')
    writeDurably(draft, bytes, mode)
    if (!(readIfThere(target) ?? Buffer.of()).equals(known)) return false
    if (bytes.length === 0) rmSync(target, { force: true })
    else renameSync(draft, target)
    flushFolder(path.dirname(target))
    return true
  } finally {
    rmSync(draft, { force: true })
    unlock()
  }
}

/** The bytes of a file; undefined while there is none. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function writeDurably(file: string, bytes: Uint8Array, mode: number): void {
  const descriptor = openSync(file, 'w', mode)
  try {
    writeFileSync(descriptor, bytes)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes the new name durable; Windows opens no folders. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** Waits until no other Studio writes. @returns Lets the next one write. */
async function lock(file: string): Promise<() => void> {
  const deadline = Date.now() + patience
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      if (isLeftBehind(file) || Date.now() > deadline) rmSync(file, { force: true })
      else await sleep(2 + Math.random() * 8)
    }
  }
}

function isLeftBehind(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner > 0) process.kill(owner, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
