import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { describeBuild } from './describeBuild.ts'

const outDir = mkdtempSync(join(tmpdir(), 'pagewright-built-'))
const write = (name: string, bytes: number) => {
  mkdirSync(join(outDir, name, '..'), { recursive: true })
  writeFileSync(join(outDir, name), Buffer.alloc(bytes))
}

it('describeBuild lists pages, folder, time, sizes, the largest page and the problems found', () => {
  write('index.html', 4000)
  write('pricing/index.html', 84_100)
  write('assets/big.js', 2_000_000)
  expect(
    describeBuild({ outDir, pages: 27, unchanged: 26, site: {}, found: '1 warning, 85 notices' }, 3.44).split('\n'),
  ).toEqual([
    `27 pages in ${relative(process.cwd(), outDir)}, 26 of them unchanged`,
    'Built in 3.4 s: 2.1 MB in 3 files; the largest page is /pricing with 85 kB',
    '1 warning, 85 notices: `npm run check` shows them',
  ])
  expect(describeBuild({ outDir, pages: 1, unchanged: 0, site: {} }, 1)).toMatch(/^1 page in \S+\n[^\n]+$/)
})
