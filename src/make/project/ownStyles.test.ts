import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../../tests/support/explained.ts'
import { codeOf } from '../../language/fact.ts'
import { readOwnStyles } from './ownStyles.ts'
import { readPublicFiles } from './readPublicFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-styles-'))
const siteFile = join(folder, 'site.yaml')
afterAll(() => rmSync(folder, { recursive: true }))

const read = (css: string) => {
  writeFileSync(join(folder, 'styles.css'), css)
  return readOwnStyles(siteFile, readPublicFiles(['public']))
}
const places = (css: string) =>
  read(css)?.facts.map((fact) => `${codeOf(fact)} ${fact.elsewhere?.line}:${fact.elsewhere?.column}`)

describe('readOwnStyles', () => {
  it('gives every selector priority over classes', () => {
    expect(read(':root { --a: 1 }\n.x h2, p::before { color: red }')?.css).toBe(
      ':root:not(#\\#){--a:1}.x h2:not(#\\#),p:not(#\\#):before{color:red}',
    )
    expect(read('@keyframes k { from { top: 0 } }')?.css).toBe('@keyframes k{0%{top:0}}')
  })

  it('never ends the style element around it', () => {
    expect(read('p::after { content: "</style>" }')?.css).toContain('content:"<\\/style>"')
  })

  it.each([
    ['h2 {\n  color red;\n}', 'bad-styles 2:8'],
    ['h2 { top: 0 }\n}\n', 'bad-styles 3:1'],
    ['p { top: 0 }\n@import "x.css";', 'bad-styles 2:8'],
    ['@import "x.css";', 'bad-styles 1:1'],
    ['p { top: 0 }\np { background: url(https://x.example/a.png) }', 'bad-styles 2:17'],
    ['p { background: url(a.png) }', 'bad-styles 1:17'],
    ['p { background: url(data:image/png;base64,AA) }', 'bad-styles 1:17'],
    ['p { background: url(/images/nowhere.png) }', 'unknown-file 1:17'],
    ['p { background: url(/images/illustrations/restaurants.svg#still) }', undefined],
    ['p { mask: url(#mask) }', undefined],
  ])('checks %j', (css, found) => {
    expect(places(css)).toEqual(found === undefined ? [] : [found])
  })
})

it('a site has the styles beside it, and none of their files is unused', () => {
  read('p { background: url(/fonts/instrument-sans.woff2) }')
  writeFileSync(
    siteFile,
    `site: { name: Acme, url: "https://acme.example" }
pages:
  home: { path: /, title: Acme, blocks: [{ type: not-found }] }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found }] }
`,
  )
  expect(loadSite(siteFile, { mode: 'production' }).site?.styles).toContain('p:not(#\\#){background')
  read('p {')
  writeFileSync(join(folder, 'styles.css'), 'p { color red }')
  const broken = loadSite(siteFile, { mode: 'production' })
  expect([broken.site, broken.diagnostics[0]?.file]).toEqual([undefined, join(folder, 'styles.css')])
  rmSync(join(folder, 'styles.css'))
  expect(loadSite(siteFile, { mode: 'production' }).site).not.toHaveProperty('styles')
})
