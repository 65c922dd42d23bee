import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { siteFiles } from '../../support/builtSites.ts'
import { compileText } from '../../support/compileText.ts'
import { compileFile } from '../../support/explained.ts'

/** The site of the engine's tests, at an address. */
function compileAt(url: string) {
  const text = readFileSync(siteFiles.agency, 'utf8').replace(/^ {2}url: .*$/m, `  url: ${url}`)
  return compileFile(siteFiles.agency, new TextEncoder().encode(text), {
    mode: 'production',
    withCopies: true,
  })
}

const root = compileAt('https://agency.example')
const inFolder = compileAt('https://agency.example/my-site/')

it('a site in a folder has the same problems as one with a host of its own', () => {
  const found = ({ diagnostics }: typeof root) =>
    diagnostics.map(({ code, message }) => `${code} ${message.replace('/my-site/', '')}`)
  expect(found(inFolder)).toEqual(found(root))
})

it('every address gets the folder, and no path and no other text', () => {
  const json = JSON.stringify([...(inFolder.site?.entries ?? [])])
  const before = JSON.stringify([...(root.site?.entries ?? [])])
  expect(json).not.toBe(before)
  expect(
    json.replaceAll('"/my-site/', '"/').replaceAll('=\\"/my-site/', '=\\"/').replaceAll(',"base":"/my-site"', ''),
  ).toBe(before)
  expect(inFolder.site?.entries.get('/pricing')).toMatchObject({
    page: { path: '/pricing', canonical: '/pricing' },
  })
  expect(inFolder.site?.images).toEqual(root.site?.images)
})

it('links and pictures in Markdown get the folder', () => {
  const { site } = compileText(`site: { name: Acme, url: "https://agency.example/my-site" }
pages:
  home:
    path: /
    title: Acme
    blocks: [{ type: prose, text: "[Home](/) ![A map](/images/map.svg)" }]
  not-found: { path: /404, title: Not here, blocks: [{ type: prose, text: Nothing here }] }
`)
  const entry = site?.entries.get('/')
  const html = entry?.kind === 'page' ? String(entry.page.blocks[0]?.text) : ''
  expect([...html.matchAll(/(?:href|src|srcset)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/my-site/',
    '/my-site/images/map.svg#still',
    '/my-site/images/map.svg',
  ])
})

it('a complete address of a page in the folder means that page', () => {
  const { text } = compileText(`site: { name: Acme, url: "https://agency.example/my-site" }
pages:
  home:
    path: /
    title: Acme
    blocks: [{ type: cta, heading: Welcome, actions: [{ label: More, to: "https://agency.example/my-site/more#top" }] }]
  more: { path: /more, title: More, blocks: [{ type: prose, id: top, text: More }] }
  not-found: { path: /404, title: Not here, blocks: [{ type: prose, text: Nothing here }] }
`)
  expect(text).toContain('Did you mean `/more#top`?')
})
