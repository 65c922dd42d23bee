import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { starters } from './writeSite.ts'

const { files } = JSON.parse(readFileSync('package.json', 'utf8'))

it.each(Object.keys(starters))('the package has the starter %s', (name) => {
  expect(files).toContain(`examples/${name}`)
  // The agency's site is that of the repository; it is copied when the package is made.
  expect(existsSync(`examples/${name}/site.yaml`) || name === 'agency').toBe(true)
})
