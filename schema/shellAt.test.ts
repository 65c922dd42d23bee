import { expect, it } from 'vitest'
import type { SiteShell } from './model.ts'
import { shellAt } from './shellAt.ts'

it('is what pages of a language share only at paths of that language', () => {
  const [shell, spanish] = [{}, { home: '/es' }] as unknown as readonly [SiteShell, SiteShell]
  const shellsAt = (path: string) => shellAt({ shell, shells: { es: spanish } }, path)
  expect(shellsAt('/es/precios')).toBe(spanish)
  expect(['/', '/essay', '/toString', '/constructor/a'].map(shellsAt)).toEqual([shell, shell, shell, shell])
  expect(shellsAt('/toString')).toBe(shell)
})
