import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findProject } from '../../src/make/project/project.ts'
import { planPublication, publish } from '../../studio/server/publish.ts'
import { createSession } from '../../studio/server/session.ts'

const text = `site: { name: Mill, url: https://www.mill-bakery.com }
header: { links: [{ label: About us, to: /about }] }
pages:
  home: { path: /, title: Bread from our mill, blocks: [{ type: hero, headline: Bread every day }] }
  about: { path: /about, title: Who bakes the bread, blocks: [{ type: hero, headline: About us }] }
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

let folder: string
let file: string

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-publish-'))
  file = join(folder, 'site.yaml')
  writeFileSync(file, text)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function startGit() {
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'config', 'user.name', 'Baker')
  git(folder, 'config', 'user.email', 'baker@mill-bakery.com')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', 'First')
}

const session = () => createSession(findProject({ SITE: file }))

describe('publishing', () => {
  it('commits the site alone, with what changes for visitors as the message', async () => {
    startGit()
    writeFileSync(file, text.replace('Bread every day', 'Bread every morning'))
    writeFileSync(join(folder, 'notes.txt'), 'not of the site')
    const plan = await planPublication(session())
    expect(plan).toMatchObject({ way: 'git', hasChanges: true, problems: [] })
    expect(plan.changes).toEqual(['“Bread every day” becomes “Bread every morning” on /.'])
    expect(await publish(session())).toEqual({ done: expect.stringContaining('committed') })
    expect(git(folder, 'log', '-1', '--format=%B')).toBe('“Bread every day” becomes “Bread every morning” on /.')
    expect(git(folder, 'status', '--porcelain')).toBe('?? notes.txt')
    expect(await planPublication(session())).toMatchObject({ hasChanges: false, changes: [] })
  })

  it('pushes to the remote of the branch', async () => {
    startGit()
    const remote = join(folder, 'remote.git')
    git(folder, 'init', '-q', '--bare', remote)
    git(folder, 'remote', 'add', 'origin', remote)
    git(folder, 'push', '-qu', 'origin', 'main')
    writeFileSync(file, text.replace('Bread every day', 'Bread every morning'))
    expect(await publish(session())).toEqual({ done: 'The changes are committed and pushed to origin.' })
    expect(git(remote, 'show', 'main:site.yaml')).toContain('Bread every morning')
  })

  it('refuses while something is left to do', async () => {
    startGit()
    const placeholder = text.replace('www.mill-bakery.com', 'www.example.com')
    writeFileSync(file, placeholder)
    expect(await publish(session())).toHaveProperty('refused')
    expect((await planPublication(session())).problems[0]).toMatchObject({ at: '/site/url', line: 1 })
    expect(readFileSync(file, 'utf8')).toBe(placeholder)
    expect(git(folder, 'log', '--format=%s')).toBe('First')
  })
})
