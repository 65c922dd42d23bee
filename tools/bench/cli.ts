import { parseArgs } from 'node:util'
import type { Bench } from './bench.ts'

/**
 * bench hot [--edits N] [--pages N], bench build [--small N] [--pages N]: measures site.yaml, or what the variable SITE
 * names. Exit code 0: as it must be, 1: some count or ratio is wrong, 2: there is no such bench. Times depend on the
 * machine and are never an error.
 */

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  build: async () => (await import('./build.ts')).benchBuild,
  hot: async () => (await import('./hot.ts')).benchHot,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { edits: { type: 'string' }, pages: { type: 'string' }, small: { type: 'string' } },
})
const [name = ''] = positionals
const load = Object.hasOwn(benches, name) ? benches[name] : undefined
if (load === undefined) {
  console.error(`There is no bench \`${name}\`. There is: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
} else {
  const bench = await load()
  const { report, failures } = await bench({
    site: process.env.SITE ?? 'site.yaml',
    values,
    say: (words) => console.error(words),
  })
  console.log(report)
  for (const failure of failures) console.error(`Not as it must be: ${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
