import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { weighServed } from '../../shared/weigh.ts'
import { buildAstro } from '../astro.ts'
import { fixtureSite, fixtures } from '../bench.ts'
import { buildSite } from '../servers.ts'

/** Paths of the pages that every subject has. */
export const pages = { home: '/', pricing: '/pricing', niche: '/niches/real-estate' } as const

/** Bytes of the HTML of each of these pages that a built site has, in order, as hosts send them. */
export const weighDocuments = (folder: string): readonly number[] =>
  Object.values(pages).flatMap((page) => weighServed(folder, page) ?? [])

/** Builds everything that is compared, with the same content, each into a folder of its own. */
export async function buildSubjects(folder: string) {
  const at = (name: string) => path.join(folder, name)
  const subjects = {
    ours: at('ours'),
    astro: at('astro'),
    handWritten: at('hand-written'),
    /** The hand-written pages without their script: nothing paints sooner. */
    noScript: at('no-script'),
  }
  const { ours, astro, handWritten, noScript } = subjects
  console.error('Building the sites …')
  await buildSite({ site: fixtureSite, outDir: ours })
  await buildAstro(astro)
  for (const source of ['site/public', 'hand-written'])
    await cp(path.join(fixtures, source), handWritten, { recursive: true })
  for (const page of Object.values(pages)) {
    const file = page === '/' ? '/index.html' : `${page}.html`
    const html = await readFile(path.join(handWritten, file), 'utf8')
    await mkdir(path.dirname(path.join(noScript, file)), { recursive: true })
    await writeFile(path.join(noScript, file), html.replace(/<script>.*?<\/script>/gs, ''))
  }
  return subjects
}
