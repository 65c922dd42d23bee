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

/** Folders of built sites. All but `shipped` have the same content. */
export interface Subjects {
  readonly ours: string
  readonly astro: string
  readonly handWritten: string
  /** The hand-written pages without their script: nothing paints sooner. */
  readonly noScript: string
  /** The site file that is measured. */
  readonly shipped: string
}

/** Builds everything that is compared. */
export async function buildSubjects(site: string, folder: string): Promise<Subjects> {
  const at = (name: string) => path.join(folder, name)
  console.error('Building the sites …')
  await buildSite({ site: fixtureSite, outDir: at('ours') })
  await buildSite({ site, outDir: at('shipped') })
  await buildAstro(at('astro'))
  await cp(path.join(fixtures, 'site/public'), at('hand-written'), { recursive: true })
  await cp(path.join(fixtures, 'hand-written'), at('hand-written'), { recursive: true })
  for (const page of Object.values(pages)) {
    const file = page === '/' ? '/index.html' : `${page}.html`
    const html = await readFile(path.join(fixtures, 'hand-written', file), 'utf8')
    await mkdir(path.dirname(path.join(at('no-script'), file)), { recursive: true })
    await writeFile(path.join(at('no-script'), file), html.replace(/<script>.*?<\/script>/gs, ''))
  }
  return {
    ours: at('ours'),
    astro: at('astro'),
    handWritten: at('hand-written'),
    noScript: at('no-script'),
    shipped: at('shipped'),
  }
}
