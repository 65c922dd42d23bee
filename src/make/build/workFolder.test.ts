import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProject } from '../project/project.ts'
import { createWorkFolder } from './workFolder.ts'

function newSite(outDir: string) {
  const home = mkdtempSync(join(tmpdir(), 'pagewright-work-'))
  writeFileSync(join(home, 'site.yaml'), '')
  mkdirSync(join(home, 'public'))
  return findProject({ OUT_DIR: outDir }, home)
}

describe('createWorkFolder', () => {
  it('makes a folder beside the output, and removes it', async () => {
    const project = newSite('dist')
    const { folder, remove } = await createWorkFolder(project)
    expect(folder.startsWith(join(project.home, '.pagewright-build-'))).toBe(true)
    expect(existsSync(folder)).toBe(true)
    await remove()
    expect(existsSync(folder)).toBe(false)
  })

  it('removes what a killed build left more than an hour ago, and no build that runs', async () => {
    const project = newSite('dist')
    const [old, fresh] = ['old', 'fresh'].map((name) => join(project.home, `.pagewright-build-${name}`))
    for (const folder of [old, fresh]) mkdirSync(folder ?? '')
    const twoHoursAgo = Date.now() / 1000 - 7200
    utimesSync(old ?? '', twoHoursAgo, twoHoursAgo)
    const { remove } = await createWorkFolder(project)
    expect([old, fresh].map((folder) => existsSync(folder ?? ''))).toEqual([false, true])
    await remove()
  })

  it.each(['.', '..', 'public'])('refuses OUT_DIR=%s, which has files of the site in it', async (outDir) => {
    await expect(createWorkFolder(newSite(outDir))).rejects.toThrow('which has files of the site in it')
  })

  it('refuses a folder in the output of another site', async () => {
    const project = newSite('dist/de')
    const dist = join(project.home, 'dist')
    mkdirSync(dist)
    for (const name of ['_headers', '404.html']) writeFileSync(join(dist, name), '')
    await expect(createWorkFolder(project)).rejects.toThrow('is the output of another site')
    expect(existsSync(project.outDir)).toBe(false)
  })
})
