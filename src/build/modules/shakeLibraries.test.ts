import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutSideEffects } from './shakeLibraries.ts'

const folder = 'node_modules/react-router/dist/development'

it('knows how this version of React Router writes what has side effects', () => {
  const modules = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file))
  const code = modules.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  expect(code).toMatch(/^Link\.displayName = /m)
  const shaken = withoutSideEffects(code)
  expect(shaken).not.toMatch(/^[\w$]+\.displayName = /m)
  expect(shaken).not.toMatch(/^var [\w$]+ = React\d*\.(?:createContext|forwardRef|memo)\(/m)
  expect(shaken).toContain('var ENABLE_DEV_WARNINGS = false;')
})
