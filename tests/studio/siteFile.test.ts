import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeIfUnchanged } from '../../studio/server/siteFile.ts'
import { whole } from '../support/whole.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-file-'))
  file = join(folder, 'site.yaml')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program that saves one version after the other until it is killed, and says when the first one is there. */
const saver = (studio: string, site: string) => `
  import { readFileSync } from 'node:fs'
  const { writeIfUnchanged } = await import(${JSON.stringify(studio)})
  for (let number = 0; ; number++) {
    const known = readFileSync(${JSON.stringify(site)})
    await writeIfUnchanged(${JSON.stringify(site)}, known, Buffer.from(('version ' + number + '\\n').repeat(20000)))
    if (number === 0) process.send('saved')
  }`

async function startSaver(): Promise<ChildProcess> {
  const script = join(folder, 'saver.mjs')
  writeFileSync(script, saver(resolve('studio/server/siteFile.ts'), file))
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

/** Whether a text is one version, from its first to its last line. */
function isWhole(text: string): boolean {
  const [first = ''] = text.split('\n')
  return /^version \d+$/.test(first) && text === `${first}\n`.repeat(20_000)
}

describe('writeIfUnchanged', () => {
  it('writes nothing if another program has changed the file', async () => {
    writeFileSync(file, 'theirs')
    expect(await writeIfUnchanged(file, Buffer.from('known'), Buffer.from('ours'))).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('theirs')
    expect(readdirSync(folder)).toEqual(['site.yaml'])
  })

  it('keeps the permissions of the file', async () => {
    writeFileSync(file, 'known')
    chmodSync(file, 0o640)
    await writeIfUnchanged(file, Buffer.from('known'), Buffer.from('ours'))
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  it('goes on after a program that was stopped while it wrote', async () => {
    writeFileSync(file, 'known')
    const stopped = spawn(process.execPath, ['-e', ''])
    await once(stopped, 'exit')
    writeFileSync(join(folder, '.site.yaml.studio-lock'), String(stopped.pid))
    expect(await writeIfUnchanged(file, Buffer.from('known'), Buffer.from('ours'))).toBe(true)
    expect(existsSync(join(folder, '.site.yaml.studio-lock'))).toBe(false)
  })

  it('leaves the old or the new file if its program is killed at any moment', async () => {
    writeFileSync(file, 'version 0\n'.repeat(20_000))
    const seen = new Set<boolean>()
    for (let kills = 0; kills < (whole ? 200 : 12); kills++) {
      const child = await startSaver()
      await new Promise((done) => setTimeout(done, Math.random() * 40))
      child.kill('SIGKILL')
      await once(child, 'exit')
      seen.add(isWhole(readFileSync(file, 'utf8')))
    }
    expect([...seen]).toEqual([true])
  }, 300_000)
})
