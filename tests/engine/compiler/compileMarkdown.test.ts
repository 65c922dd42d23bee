import { describe, expect, it } from 'vitest'
import { createMarkdownCompiler, insertPictures } from '../../../src/language/pages/compileMarkdown.ts'

const markdown = createMarkdownCompiler()

describe('createMarkdownCompiler', () => {
  it.each([
    ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>\n'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ['[x](/pricing)', '<p><a href="/pricing">x</a></p>\n'],
    ['# One', '<h4>One</h4>\n'],
    ['###### Six', '<h4>Six</h4>\n'],
    ['$3,811 & $1', '<p>$3,811 &amp; $1</p>\n'],
    ['    indented', '<p>indented</p>\n'],
  ])('renders %j', (text, html) => {
    expect(markdown('block', text).html).toBe(html)
  })

  it.each([
    ['## One\n### Two\n## Three', ['h3', 'h4', 'h3']],
    ['# One\n#### Two\n### Three\n## Four', ['h3', 'h4', 'h4', 'h4']],
    ['### One\n## Two\n### Three', ['h3', 'h3', 'h4']],
    ['# 1\n## 2\n### 3\n#### 4\n##### 5', ['h3', 'h4', 'h5', 'h6', 'h6']],
  ])('gives the headings of %j levels without a gap', (text, levels) => {
    const { html } = markdown('block', text, { headingLevel: 3 })
    expect([...html.matchAll(/<(h\d)>/g)].map(([, level]) => level)).toEqual(levels)
  })

  it('renders a line of text without a paragraph around it', () => {
    expect(markdown('inline', '**Hi** there').html).toBe('<strong>Hi</strong> there')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x()">b</b>',
    '<!-- comment -->',
    '![x](https://evil.com/x.png)',
    '&lt;script&gt;',
  ])('never writes %j as HTML', (text) => {
    for (const { html } of [markdown('block', text), markdown('inline', text)]) {
      expect(html).not.toMatch(/<(?!\/?(?:p|a)\b)/)
      expect(html).not.toMatch(/<[^>]* on\w+=/)
    }
  })

  it('lists pictures where a text can have them, and marks their places', () => {
    const compiled = markdown('block', 'A ![*the* team](/a.jpg) and ![](b.jpg)', { pictures: true })
    expect(compiled.pictures).toEqual([
      { src: '/a.jpg', alt: 'the team' },
      { src: 'b.jpg', alt: '' },
    ])
    expect(insertPictures(compiled.html, ['<img>', '$&'])).toBe('<p>A <img> and $&</p>\n')
    expect(markdown('block', '\u00000\u0000', { pictures: true }).html).toBe('<p>\ufffd0\ufffd</p>\n')
  })

  it('lists HTML tags and ignores text that only looks like one', () => {
    expect(markdown('block', 'a <b>b</b> <br/>').tags).toEqual(['<b>', '</b>', '<br/>'])
    expect(markdown('block', '<div>\nx\n</div>').tags).toEqual(['<div>'])
    expect(markdown('block', '1 < 2 and a<3, `<b>`, <https://www.acme.com>').tags).toEqual([])
  })

  it.each([
    ['[x](javascript:alert(1))', ['javascript:alert(1)']],
    ['[x]( <java script:x> )', ['java script:x']],
    ['[x](&#106;avascript:alert(1))', ['javascript:alert(1)']],
    ['[a](/a) [b](#b)\n\n[c]\n\n[c]: //evil.com', ['/a', '#b', '//evil.com']],
    ['<javascript:alert(1)>', ['javascript:alert(1)']],
    ['* [in](data:x) a list', ['data:x']],
  ])('lists every destination in %j', (text, links) => {
    expect(markdown('block', text).links).toEqual(links)
  })

  it('opens links to other hosts, but not phone links, in a new tab', () => {
    expect(markdown('inline', '[x](https://a.com)').html).toBe(
      '<a href="https://a.com" target="_blank" rel="noopener">x</a>',
    )
    expect(markdown('inline', '[x](tel:+1202)').html).toBe('<a href="tel:+1202">x</a>')
  })
})
