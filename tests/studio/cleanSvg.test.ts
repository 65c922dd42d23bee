import { describe, expect, it } from 'vitest'
import { cleanSvg } from '../../studio/server/cleanSvg.ts'

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`

describe('cleanSvg', () => {
  it('keeps shapes, gradients and texts', () => {
    const drawing = svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<path d="M0 0h1" fill="url(#a)"/><text x="1">A &amp; B</text>',
      ' viewBox="0 0 10 10"',
    )
    expect(cleanSvg(`<?xml version="1.0"?>\n<!-- made by hand -->\n${drawing}`)).toBe(drawing)
  })

  it.each([
    ['<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"/>'],
    ['<g onclick="alert(1)"><path d="M0 0"/></g>', '<g><path d="M0 0"/></g>'],
    ['<foreignObject><body xmlns="x"><img src="x" onerror="alert(1)"/></body></foreignObject>', ''],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', ''],
    ['<use href="https://evil.example/x.svg#a"/>', '<use/>'],
    ['<use xlink:href="#a"/>', '<use xlink:href="#a"/>'],
    ['<image href="https://evil.example/x.png"/>', ''],
    ['<style>@import url(https://evil.example)</style>', ''],
    ['<path style="background:url(https://evil.example)"/>', '<path/>'],
    ['<path fill="u\\72l(https://evil.example)"/>', '<path/>'],
    ['<animate attributeName="href" values="javascript:alert(1)"/>', ''],
    ['<set attributeName="onclick" to="alert(1)"/>', ''],
  ])('makes %s harmless', (inner, expected) => {
    expect(cleanSvg(svg(inner))).toBe(svg(expected))
  })

  it.each([
    'plain text',
    '<html><body/></html>',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>',
    '<svg><path d="M0 0"></svg>',
    '<svg',
    '<svg/><script>alert(1)</script>',
    '',
  ])('takes no %j', (text) => {
    expect(cleanSvg(text)).toBeUndefined()
  })
})
