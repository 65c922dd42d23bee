import { describe, expect, it } from 'vitest'
import { extractInlineStyles } from './inlineStyles.ts'

describe('extractInlineStyles', () => {
  it('creates one rule per distinct style attribute', () => {
    const { html, css } = extractInlineStyles(
      '<p style="--share:2">a</p><p class="x" style="--share:2">b</p><b style="width:1px;color:red">c</b>',
    )
    expect(html).toBe(
      '<p data-style="--share:2">a</p><p class="x" data-style="--share:2">b</p><b data-style="width:1px;color:red">c</b>',
    )
    expect(css).toBe(
      '#app [data-style="--share:2"]{--share:2}#app [data-style="width:1px;color:red"]{width:1px;color:red}',
    )
  })

  it('matches the element even if its style contains quotes', () => {
    const { html, css } = extractInlineStyles('<i style="mask-image:url(&quot;/a&amp;b.svg&quot;)"></i>')
    expect(html).toBe('<i data-style="mask-image:url(&quot;/a&amp;b.svg&quot;)"></i>')
    expect(css).toBe(String.raw`#app [data-style="mask-image:url(\"/a&b.svg\")"]{mask-image:url("/a&b.svg")}`)
  })

  it('ignores style attributes in text', () => {
    const text = '<p>A style=&quot;x&quot; is no attribute.</p>'
    expect(extractInlineStyles(text)).toEqual({ html: text, css: '' })
  })

  it.each(['--x:}', '--x:{', '--x:&lt;/style&gt;'])('rejects a style that could end its rule: %s', (style) => {
    expect(() => extractInlineStyles(`<p style="${style}"></p>`)).toThrow('A style attribute can')
  })
})
