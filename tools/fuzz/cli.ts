import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { runCommand } from '../../src/index.ts'
import { type FailingSite, fuzz } from './fuzz.ts'
import { readMaterial } from './material.ts'
import { createHarness } from './trySite.ts'

const folder = '.pagewright/fuzz'

process.exitCode = await runCommand({
  name: 'fuzz',
  summary: 'Makes random valid sites from the schema, builds each and visits all of its pages.',
  flags: {
    sites: { type: 'number', value: 'N', description: 'Number of sites. Default: 100.' },
    seed: { type: 'number', value: 'N', description: 'Another seed makes other sites. Default: 1.' },
    site: { type: 'number', value: 'I', description: 'Try the site with this number alone.' },
    'no-shrink': { type: 'boolean', description: 'Do not look for the smallest site that fails as well.' },
  },
  notes: [`Failing sites are kept in ${folder}.`, 'Exit codes: 0 no site fails, 1 some do.'],
  async run({ sites = 100, seed = 1, site, 'no-shrink': isUnshrunk = false }) {
    const indexes = site === undefined ? [...Array(sites).keys()] : [site]
    const started = performance.now()
    const harness = await createHarness()
    try {
      const failing = await fuzz({
        material: readMaterial(),
        harness,
        seed,
        indexes,
        workers: Math.min(4, cpus().length),
        shrinks: !isUnshrunk,
        onFailure: keepSite,
      })
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${indexes.length} sites of seed ${seed} in ${seconds} s: ${failing.length} fail.`)
      return failing.length > 0 ? 1 : 0
    } finally {
      await harness.close()
    }
  },
})

/** Writes a failing site to a file, and beside it the smallest one that fails for the same cause. */
async function keepSite({ seed, index, failure, text, smallest, isKnown }: FailingSite) {
  const file = path.join(folder, `site-${seed}-${index}.yaml`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, text)
  const place = failure.path === undefined ? '' : `, page ${failure.path}`
  console.log(`\n${file} (--seed ${seed} --site ${index})${place}`)
  console.log(`${failure.kind}: ${failure.message.slice(0, 1500)}`)
  if (isKnown || smallest === text) return
  const small = file.replace(/\.yaml$/, '.smallest.yaml')
  await writeFile(small, smallest)
  console.log(`${small}\n${smallest}`)
}
