import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compileText } from '../../../tests/support/compileText.ts'
import { findProject } from '../../project/project.ts'
import { packFonts } from './packFonts.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagewright-fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('measures and packs the typeface of texts and that of headings', async () => {
  mkdirSync(join(folder, 'public/fonts'), { recursive: true })
  const files = ['/fonts/text.woff2', '/fonts/heading.woff2']
  for (const file of files)
    copyFileSync('src/assets/fonts/instrument-sans.woff2', join(folder, 'public', file))
  const [font, headingFont] = files.map((file) => ({ name: file, file }))
  writeFileSync(join(folder, 'site.yaml'), 'Hello')
  const { site } = compileText(`site: { name: Acme, url: https://www.acme.com }
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, headline: Acme }] }
  not-found: { path: /404, title: Page not found, blocks: [{ type: not-found }] }
`)
  if (site === undefined) throw new Error('The site does not compile.')
  const theme = { ...site.shell.theme, ...(font && { font }), ...(headingFont && { headingFont }) }
  const project = findProject({ SITE: join(folder, 'site.yaml') })
  const packed = await packFonts(project, { ...site, shell: { ...site.shell, theme } })
  expect(packed).toEqual(
    files.map((whole) =>
      expect.objectContaining({
        whole,
        metrics: expect.objectContaining({ ascent: 0.97 }),
        subset: expect.objectContaining({ range: expect.stringContaining('U+') }),
        bytes: expect.any(Uint8Array),
      }),
    ),
  )
})
