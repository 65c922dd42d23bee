import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photo } from '../../../../tests/support/photo.ts'
import { readPublicFiles } from '../../project/readPublicFiles.ts'
import { writeImageCopies } from './writeImageCopies.ts'

let folder: string
const publicDir = () => join(folder, 'public')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-copies-'))
  mkdirSync(publicDir())
  writeFileSync(join(publicDir(), 'team.jpg'), await photo(1000, 600).jpeg().toBuffer())
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the copies of a photo and returns the counts that are reported. */
async function write(name: string, outDir: string): Promise<readonly string[]> {
  const image = readPublicFiles([publicDir()], { withCopies: true }).image(`/${name}`)
  if (typeof image !== 'object') throw new Error(`${name} is no photo.`)
  const counts: string[] = []
  await writeImageCopies(
    [image],
    { publicDirs: [publicDir()], outDir: join(folder, outDir), cacheDir: join(folder, 'cache') },
    ({ done, total }) => counts.push(`${done} of ${total}`),
  )
  return counts
}

it('writeImageCopies makes a copy once, wherever the site goes and whatever the photo is called', async () => {
  const counts = await write('team.jpg', 'dist')
  const copies = readdirSync(join(folder, 'dist/assets/images'))
  expect(counts).toEqual(Array.from({ length: copies.length + 1 }, (_, done) => `${done} of ${copies.length}`))
  expect(await write('team.jpg', 'other')).toEqual([])
  renameSync(join(publicDir(), 'team.jpg'), join(publicDir(), 'people.jpg'))
  expect(await write('people.jpg', 'third')).toEqual([])
  expect(readdirSync(join(folder, 'third/assets/images'))).toEqual(copies)
})

it('writeImageCopies makes again only what the cache has lost', async () => {
  const [name = ''] = readdirSync(join(folder, 'cache'))
  rmSync(join(folder, 'cache', name))
  expect(await write('people.jpg', 'fourth')).toEqual(['0 of 1', '1 of 1'])
  expect(statSync(join(folder, 'cache', name)).size).toBeGreaterThan(0)
})
