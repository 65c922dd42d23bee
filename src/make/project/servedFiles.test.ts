import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { servedFiles } from './servedFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-links-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('servedFiles', () => {
  it('are the files below a folder, also through links', () => {
    mkdirSync(join(folder, 'pictures/team'), { recursive: true })
    writeFileSync(join(folder, 'pictures/team/ana.svg'), '')
    mkdirSync(join(folder, 'site'))
    symlinkSync(join(folder, 'pictures'), join(folder, 'site/images'))
    symlinkSync('images/team/ana.svg', join(folder, 'site/ana.svg'))
    symlinkSync(join(folder, 'site'), join(folder, 'public'))
    const files = ['/ana.svg', '/images/team/ana.svg']
    expect(servedFiles(join(folder, 'site'))).toEqual(files)
    expect(servedFiles(join(folder, 'public'))).toEqual(files)
  })

  it('end where a link leads nowhere or around in circles', () => {
    symlinkSync('nowhere', join(folder, 'site/lost'))
    symlinkSync('..', join(folder, 'pictures/team/up'))
    symlinkSync('.', join(folder, 'site/self'))
    expect(servedFiles(join(folder, 'public'))).toEqual(['/ana.svg', '/images/team/ana.svg'])
  })

  it('are none of those that programs hide', () => {
    mkdirSync(join(folder, 'hidden/.well-known'), { recursive: true })
    mkdirSync(join(folder, 'hidden/.git'))
    for (const name of ['.DS_Store', '._a.jpg', 'Thumbs.db', '.git/config', '.well-known/a.txt', '.htaccess'])
      writeFileSync(join(folder, 'hidden', name), '')
    expect(servedFiles(join(folder, 'hidden')).toSorted()).toEqual(['/.htaccess', '/.well-known/a.txt'])
  })

  it('are none without the folder', () => {
    expect(servedFiles(join(folder, 'absent'))).toEqual([])
  })
})
