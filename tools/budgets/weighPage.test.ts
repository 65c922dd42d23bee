import { expect, it } from 'vitest'
import { weighPage } from './weighPage.ts'
import { excessesOf } from './weighSite.ts'

const longText = Array.from({ length: 300 }, (_, index) => `word${(index * 7919) % 1009}`).join(' ')
const html = `<!doctype html>
<html><head>
<style>@font-face{src:url(/fonts/a.woff2)}</style><link rel="icon" href="/favicon.svg">
<style>@font-face{src:url(/fonts/a.woff2)}.mask{mask:url("/logo.svg")}</style>
<script>start()</script>
<script type="application/json" id="pagewright-boot">{"app":["/assets/app-1.js"],"content":"/_content/index.json","hash":"a","islands":[["/assets/Hero-2.js"],["/assets/Hero-2.js"]]}</script>
</head><body><main>
<section><h1>Hero</h1><img src="/photo.webp"><img src="/below.webp" loading="lazy"></section>
<link rel="stylesheet" href="/assets/site.css">
<div data-page-loader=""></div>
<section><p>${longText}</p></section>
<section><p>Short</p></section>
</main><dialog><iframe src="/frame.html"></iframe></dialog></body></html>`

const sizes: Readonly<Record<string, number>> = {
  '/fonts/a.woff2': 12_800,
  '/photo.webp': 3_000,
  '/assets/site.css': 9_000,
  '/assets/app-1.js': 70_000,
  '/assets/Hero-2.js': 3_000,
  '/_content/index.json': 700,
}
const weigh = (components = ['Hero', 'Prose', 'Hero']) => weighPage({ html, components, sizeOf: (url) => sizes[url] })

it('weighPage counts what a browser fetches immediately and omits lazy files', () => {
  const { others, font, styles, firstScript } = weigh()
  expect(others).toEqual([
    { url: '/logo.svg', bytes: undefined },
    { url: '/photo.webp', bytes: 3_000 },
  ])
  expect([font, styles, firstScript]).toEqual([12_800, 9_000, 7])
})

it('weighPage adds up the code and content that load on first use', () => {
  const { code, codeFiles, content } = weigh()
  expect({ code, codeFiles, content }).toEqual({ code: 73_000, codeFiles: 2, content: 700 })
})

it('weighPage counts no code for a page without islands', () => {
  const plain = html.replace(/"content".*?\]\]/, '"hash":""')
  const { code, codeFiles, content } = weighPage({ html: plain, components: ['Hero'], sizeOf: () => 1 })
  expect({ code, codeFiles, content }).toEqual({ code: 0, codeFiles: 0, content: 0 })
})

it('weighPage attributes markup, pictures and code to their blocks and shared code once', () => {
  const [hero, prose, again] = weigh().blocks()
  expect(hero?.code).toBe(3_000)
  expect(hero?.others).toEqual([{ url: '/photo.webp', bytes: 3_000 }])
  expect(prose?.markup).toBeGreaterThan(300)
  expect(again).toMatchObject({ code: 0, others: [] })
  expect(again?.markup).toBeLessThan(100)
})

it('excessesOf reports what is over a budget and by how much', () => {
  expect(excessesOf(weigh())).toEqual([])
  expect(excessesOf({ ...weigh(), code: 86_501, firstScript: 2_289, font: 12_801 })).toEqual([
    'inline script: 2,289 bytes, 2,288 allowed',
    'typeface: 12,801 bytes, 12,800 allowed',
    'code after intent: 86,501 bytes, 86,500 allowed',
  ])
  const pictures = Array.from({ length: 4 }, (_, index) => ({ url: `/${index}.webp`, bytes: 2_500 }))
  expect(excessesOf({ ...weigh(), others: pictures })).toEqual([
    'requests of a first visit: 7 requests, 5 allowed',
    expect.stringMatching(/^first visit: 1\.\d+ times its HTML, styles and typeface, 1\.25 allowed$/),
  ])
})
