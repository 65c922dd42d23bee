import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { classPrefixes, withStaticStyles } from './staticStyles.ts'

function transform(code: string, keepsCss: boolean, prefix = 'ab'): string {
  return withStaticStyles(code, parseSync('A.tsx', code).program, { prefix, keepsCss })
}

const code = `import styled, { css } from 'styled-components'
const look = css\`color: red;\`
const Box = styled.div\`\${look} \${Other} { margin: 0; }\`
const Fancy = styled(Box).withConfig(passProps)\`padding: 0;\`
const Plain = styled.figure\`\``

const classesIn = (text: string) => [...text.matchAll(/styled\((\S+), "(\w*)"\)/g)].map(([, , name]) => name)

describe('withStaticStyles', () => {
  it('removes all CSS from a build for visitors', () => {
    const [box, fancy, plain] = classesIn(transform(code, false))
    expect(transform(code, false)).toBe(`import styled, { css } from 'styled-components'
const look = ""
const Box = /* @__PURE__ */ styled("div", "${box}")
const Fancy = /* @__PURE__ */ styled(Box, "${fancy}")
const Plain = /* @__PURE__ */ styled("figure", "${plain}")`)
  })

  it('keeps the CSS in a build for the server, with the same classes', () => {
    const onServer = transform(code, true)
    const [box] = classesIn(onServer)
    expect(onServer).toContain(`styled("div", "${box}")\`\${look} \${Other} { margin: 0; }\``)
    expect(classesIn(onServer)).toEqual(classesIn(transform(code, false)))
  })

  it('numbers the components of a module', () => {
    expect(classesIn(transform(code, true, 'xy'))).toEqual(['xy0', 'xy1', 'xy2'])
  })

  it('leaves the tags of other packages alone', () => {
    const other = "import { css } from 'other'\nconst a = css`x`; const b = tag.div`y`"
    expect(transform(other, false)).toBe(other)
  })
})

describe('classPrefixes', () => {
  it('gives each module its own prefix of two letters', () => {
    const prefixes = [...classPrefixes(['src', 'blocks']).values()]
    expect(prefixes.length).toBeGreaterThan(50)
    expect(new Set(prefixes).size).toBe(prefixes.length)
    for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Za-z]{2}$/)
  })

  it('counts only modules with styles, so that no other file changes the classes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-'))
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
    write('b.tsx', "import styled from 'styled-components'")
    const before = classPrefixes([folder])
    write('a.ts', 'export const one = 1')
    write('a.test.tsx', "import styled from 'styled-components'")
    expect(classPrefixes([folder])).toEqual(before)
    expect([...before]).toEqual([[path.join(folder, 'b.tsx'), 'aa']])
    rmSync(folder, { recursive: true })
  })
})
