import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { IconBody } from '../../../schema/values.ts'
import { Icon } from './Icon.tsx'

const drawn = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
const markup = (body: string) => renderToStaticMarkup(<Icon body={body as IconBody} />)

describe('Icon', () => {
  it('leaves the style of lines to the base styles', () => {
    const group = markup(`<g${drawn}><path d="M1 2"/><path d="M3 4"/></g>`)
    expect(group).toContain('<g><path d="M1 2"/><path d="M3 4"/></g>')
    expect(group).toContain('fill="none"')
    expect(markup(`<path${drawn} d="M1 2"/>`)).toContain('<path d="M1 2"/>')
  })

  it('gets no lines around filled shapes', () => {
    const filled = '<path fill="currentColor" d="M1 2"/>'
    expect(markup(filled)).toContain(filled)
    expect(markup(filled)).not.toContain('fill="none"')
  })
})
