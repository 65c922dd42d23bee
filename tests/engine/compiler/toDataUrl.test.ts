import { describe, expect, it } from 'vitest'
import { toDataUrl } from '../../../src/compiler/pages/toDataUrl.ts'

const textOf = (url: string) => decodeURIComponent(url.replace('data:image/svg+xml,', ''))

describe('toDataUrl', () => {
  it('keeps the drawing and removes invisible parts', () => {
    const svg = `<?xml version="1.0"?>
      <!-- Made by a program,
           with love. -->
      <svg xmlns="http://www.w3.org/2000/svg">
        <path d="M1 2
                 3 4"/>
      </svg>
    `
    expect(textOf(toDataUrl(svg))).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 2 3 4"/></svg>')
  })

  it('contains no character that ends a URL, a CSS string, a rule or an element', () => {
    const svg = '<svg><style>a{fill:#f00}</style><text>100 % “ü” \\ </style>🎈</text></svg>'
    expect(toDataUrl(svg)).not.toMatch(/["#<>\\{}]|[^\x20-\x7e]|%(?![0-9A-F]{2})/)
    expect(textOf(toDataUrl(svg))).toBe(svg)
  })
})
