import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { withRemovableComponents } from './removableComponents.ts'

const transformed = (code: string) => withRemovableComponents(code, parseSync('module.js', code).program)

describe('withRemovableComponents', () => {
  it('marks calls that create a component or a context as pure', () => {
    expect(transformed("import * as React from 'react'\nvar Link = React.forwardRef(render)")).toContain(
      'var Link = /* @__PURE__ */ React.forwardRef(render)',
    )
    expect(transformed("import { memo as keep } from 'react'\nexport const Row = keep(render)")).toBe(
      "import { memo as keep } from 'react'\nexport const Row = /* @__PURE__ */ keep(render)",
    )
  })

  it('removes display names at the top level of a module', () => {
    expect(transformed("Link.displayName = 'Link';\nrest()")).toBe('\nrest()')
  })

  it('leaves all other code unchanged', () => {
    for (const code of [
      "import { memo } from 'other'\nconst Row = memo(render)",
      "import * as React from 'react'\nconst root = React.createElement('div')",
      'Link.displayName = nameOf(Link)',
      "function name() { Link.displayName = 'Link' }",
      "link.title = 'Link'",
    ]) {
      expect(transformed(code), code).toBe(code)
    }
  })

  it('finds the display names and contexts of React Router', () => {
    const folder = 'node_modules/react-router/dist/development'
    const code = readdirSync(folder)
      .filter((file) => /^chunk-.*\.mjs$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .find((text) => text.includes('\nLink.displayName = '))
    const shaken = transformed(code ?? '')
    expect(shaken).toContain('/* @__PURE__ */ ')
    expect(shaken).not.toMatch(/^[\w$]+\.displayName = /m)
    expect(shaken).not.toMatch(/^var [\w$]+ = React\d*\.(?:createContext|forwardRef|memo)\(/m)
  })
})
