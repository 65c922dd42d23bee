import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fixtures } from './bench.ts'
import { runProgram } from './servers.ts'

const folder = path.resolve('node_modules/.cache/pagewright-bench/astro')

/**
 * Builds the fixtures with Astro, which is installed on first use, in the versions of its `package.json`.
 *
 * @param copies Copies of the niche page.
 * @returns Seconds of the build.
 */
export async function buildAstro(outDir: string, copies = 0): Promise<number> {
  await prepareAstro()
  return run(['node_modules/astro/astro.js', 'build', '--outDir', outDir], {
    COPIES: String(copies),
    ASTRO_TELEMETRY_DISABLED: '1',
  })
}

async function prepareAstro(): Promise<void> {
  const wanted = await readFile(path.join(fixtures, 'astro/package.json'), 'utf8')
  const stamp = path.join(folder, 'installed.json')
  const installed = await readFile(stamp, 'utf8').catch(() => undefined)
  if (installed !== wanted) {
    console.error('Installing Astro …')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'package.json'), wanted)
    const { npm_execpath: npm } = process.env
    if (npm === undefined) throw new Error('Run the benchmark with `npm run bench`.')
    await run([npm, 'install', '--no-audit', '--no-fund', '--ignore-scripts'])
    await writeFile(stamp, wanted)
  }
  for (const [from, to] of [
    ['astro', '.'],
    ['site', 'site'],
    ['site/public', 'public'],
    ['hand-written', 'hand-written'],
  ] as const)
    await cp(path.join(fixtures, from), path.join(folder, to), { recursive: true })
}

/**
 * @returns Seconds of the run.
 * @throws With everything that the program has printed if it fails.
 */
async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production', ...env } }
  const { code, output, seconds } = await runProgram(args, options)
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`)
  return seconds
}
