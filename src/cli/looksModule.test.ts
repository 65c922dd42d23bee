import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { looks } from '../../schema/looks/looks.ts'
import { looksModule } from './looksModule.ts'

it('the list of looks is as `npm run new-look` writes it', () => {
  expect(readFileSync('schema/looks/looks.ts', 'utf8')).toBe(looksModule(Object.keys(looks)))
})

it('a new look is listed among the others', () => {
  const text = looksModule([...Object.keys(looks), 'harbor'])
  expect(text).toContain("import { look as harbor } from './harbor.ts'")
  expect(text).toContain('gallery, harbor, night')
})
