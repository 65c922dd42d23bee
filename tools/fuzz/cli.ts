import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../chromium/findChromium.ts'
import { createHarness } from './createHarness.ts'
import { type FailingSite, fuzz } from './fuzz.ts'
import { readMaterial } from './material.ts'

/**
 * fuzz [--sites N] [--seed S] [--site I] [--keep FOLDER] [--no-shrink]: makes valid sites by chance from the
 * schema, builds each and visits every page of it. Exit code 0: all are well, 1: not. A failing site is kept in
 * a file, and beside it the smallest one that fails for the same cause. --site tries one site of a seed again.
 */

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    site: { type: 'string' },
    keep: { type: 'string', default: '.pagewright/fuzz' },
    'no-shrink': { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const indexes =
  values.site === undefined
    ? Array.from({ length: Number(values.sites) }, (_, index) => index)
    : [Number(values.site)]

const started = performance.now()
const saved: Promise<void>[] = []
const harness = await createHarness(findChromium())
try {
  const failing = await fuzz({
    material: readMaterial(),
    harness,
    seed,
    indexes,
    workers: Math.min(4, cpus().length),
    shrinks: !values['no-shrink'],
    onFailure: (found) => saved.push(keep(found)),
  })
  await Promise.all(saved)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${indexes.length} sites of seed ${seed} in ${seconds} s: ${failing.length} fail.`)
  process.exitCode = failing.length > 0 ? 1 : 0
} finally {
  await harness.close()
}

async function keep({ index, failure, text, smallest, isKnown }: FailingSite): Promise<void> {
  const file = path.join(values.keep, `site-${seed}-${index}.yaml`)
  await mkdir(values.keep, { recursive: true })
  await writeFile(file, text)
  const place = failure.path === undefined ? '' : `, page ${failure.path}`
  console.log(
    `\n${file} (--seed ${seed} --site ${index})${place}\n${failure.kind}: ${failure.message.slice(0, 1500)}`,
  )
  if (isKnown || smallest === text) return
  const small = file.replace(/\.yaml$/, '.smallest.yaml')
  await writeFile(small, smallest)
  console.log(`${small}\n${smallest}`)
}
