import { expect, it } from 'vitest'
import { compileFile } from '../../support/explained.ts'

const textWith = (alt: string) => `site: { name: Acme, url: https://www.acme.com }
pages:
  home:
    path: /
    title: Acme
    blocks:
      - { type: hero, headline: Acme }
      - { type: prose, text: "![${alt}](/wave.svg)" }
  not-found: { path: /404, title: Page not found, blocks: [{ type: not-found }] }
`

function codesFor(alt: string) {
  const { diagnostics } = compileFile('tests/engine/site.yaml', Buffer.from(textWith(alt)), { mode: 'development' })
  return diagnostics.map(({ code }) => code)
}

it.each(['IMG_0012.jpg', 'DSC01234', 'team-photo.webp', 'PXL_20260101_120000'])(
  'the description %s of a picture in a text is the name of a file',
  (alt) => expect(codesFor(alt)).toEqual(['file-name-as-alt']),
)

it.each(['The team', 'A letter about team.jpg', 'Image 12', 'DSC'])(
  'the description %s of a picture in a text says what it shows',
  (alt) => expect(codesFor(alt)).toEqual([]),
)
