import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, type Studio, test } from './studioTest.ts'

// The site of this repository, in English and Spanish.
test.use({ example: '.' })

const original = readFile('translations/es.yaml', 'utf8')
const spanish = ({ folder }: Studio) => readFile(join(folder, 'translations/es.yaml'), 'utf8')

test.beforeEach(async ({ studio }) => writeFile(join(studio.folder, 'translations/es.yaml'), await original))

async function open({ page }: Studio): Promise<Locator> {
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Translations side by side' }).click()
  return page.getByRole('region', { name: 'Translations' })
}

test('a translation is typed beside its text, and undo gives back the exact bytes', async ({ studio }) => {
  const list = await open(studio)
  await expect(studio.site.locator('html')).toHaveAttribute('lang', 'es-US')
  const before = await original
  const [, text = '', translation = ''] =
    /at: blocks\[0\]\.headline\n\s+en: (.*)\n\s+es: (.*)/.exec(before.slice(before.indexOf('\n  home:'))) ?? []
  await list.getByLabel(`Español: ${text.slice(0, 80)}`).fill('Conteste cada llamada')
  await expect(studio.site.locator('h1')).toHaveText(/Conteste\scada\sllamada/)
  expect(await spanish(studio)).toBe(before.replace(`es: ${translation}`, 'es: Conteste cada llamada'))
  expect(await studio.diff()).toEqual([])
  await studio.page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => spanish(studio)).toBe(before)
  expect(await studio.file()).toBe(studio.original)
})

test('a text of a page in the second language is changed in place', async ({ studio }) => {
  await open(studio)
  const field = await studio.edit('Agentes de voz con IA para empresas')
  await field.fill('Un agente que contesta')
  await field.press('Enter')
  await expect(studio.site.getByText(/Un\sagente\sque\scontesta/)).toBeVisible()
  expect(await spanish(studio)).toBe(
    (await original).replace('es: Agentes de voz con IA para empresas', 'es: Un agente que contesta'),
  )
  expect(await studio.diff()).toEqual([])
})

test('another program has changed the same translation: it is shown, and stays', async ({ studio }) => {
  await open(studio)
  const field = await studio.edit('Agentes de voz con IA para empresas')
  const theirs = (await original).replace('es: Agentes de voz con IA para empresas', 'es: Agentes que contestan')
  await writeFile(join(studio.folder, 'translations/es.yaml'), theirs)
  await field.fill('Un agente que contesta')
  await field.press('Enter')
  const sheet = studio.page.getByRole('dialog', { name: 'Another program has changed the same' })
  await expect(sheet).toContainText('Agentes que contestan')
  expect(await spanish(studio)).toBe(theirs)
  await sheet.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(() => spanish(studio)).toContain('es: Un agente que contesta')
})

test('while a file of translations is broken, it is named, and the page stays in its language', async ({ studio }) => {
  await open(studio)
  await expect(studio.site.locator('html')).toHaveAttribute('lang', 'es-US')
  const file = join(studio.folder, 'translations/es.yaml')
  await writeFile(file, `${await original}\n  - [`)
  const band = studio.page.getByRole('alert').filter({ hasText: 'Nothing is changed until it is fixed' })
  await expect(band).toContainText('translations/es.yaml has an error')
  await expect(band).not.toContainText('site.yaml')
  await expect(band.getByRole('button', { name: 'Show the source' })).toHaveCount(0)
  await expect(studio.site.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(studio.page.getByText('isn’t in this language yet')).toHaveCount(0)
  await writeFile(file, await original)
  await expect(band).toHaveCount(0)
})
