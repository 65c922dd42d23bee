import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands.mjs'
import { capture } from '../../support/capture.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

interface CommandModule {
  readonly main: (args: readonly string[]) => Promise<number>
}

async function run(name: string, args: readonly string[]) {
  const { main }: CommandModule = await import(`../../../src/cli/${name}.ts`)
  return capture(() => main(args))
}

/** Runs a script of package.json the way npm does. */
function runScript(name: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const [program, ...rest] = String(scripts[name]).split(' ')
  const node = program === 'tsx' ? ['--import', 'tsx', ...rest] : rest
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...more,
    },
  })
  return { status, stdout, stderr }
}

/** The commands that npm runs by their names, and those of the repository alone. */
const names = [...Object.keys(commands).filter((name) => name !== 'test-block'), 'schema', 'docs']

describe('the commands of package.json', () => {
  it.each(names)('%s is a command of the binary', (name) => {
    expect(scripts[name]).toMatch(new RegExp(`^node( --\\S+)? src/cli/pagewright\\.mjs ${name}$`))
  })

  it.each(names)('%s refuses an unknown flag and names the nearest', async (name) => {
    const { result, stderr } = await run(name, ['--helpp'])
    expect(result).toBe(2)
    expect(stderr).toContain(`${name}: unknown option '--helpp'\n(Did you mean --help?)`)
  })

  it.each(names)('%s explains itself with --help', async (name) => {
    const { result, stdout } = await run(name, ['--help'])
    expect(result).toBe(0)
    expect(stdout).toContain(`Usage: npm run ${name} -- `)
    expect(stdout).toMatch(/^ {2}-h, --help +\S/m)
  })

  it('preview without a built site says what to do, without a stack', () => {
    const { status, stderr } = runScript('preview', [], { OUT_DIR: 'no-such-folder' })
    expect(status).toBe(1)
    expect(stderr).toContain('There is no built site in')
    expect(stderr).toContain('Run `npm run build` first.')
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  it('dev says in one sentence that its folder has a name that can’t be served', () => {
    const home = mkdtempSync(join(tmpdir(), 'pagewright #1-'))
    cpSync('tests/fixtures/sites/good-routes/site.yaml', join(home, 'site.yaml'))
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('src/cli/pagewright.mjs'), 'dev'], {
      cwd: home,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    })
    rmSync(home, { recursive: true })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^`.*pagewright #1-\w+` has `#`, .* Rename the folder\.\n$/)
  })

  it('dev says in one sentence that it may not write', () => {
    const { status, stdout, stderr } = runScript('dev', [], { CACHE_DIR: 'package.json/cache' })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Pagewright may not write `.*package\.json.cache`\. .*\n$/)
  })

  it.each(['a#b', 'Why not?', 'a*'])('init refuses a folder named %s', async (name) => {
    const { result, stderr } = await run('init', [join(tmpdir(), name), '--yes'])
    expect(result).toBe(1)
    expect(stderr).toContain('can’t be served. Choose another name; nothing was written.')
    expect(existsSync(join(tmpdir(), name))).toBe(false)
  })

  it('check ends quietly, with its own exit code, when nothing reads its output', async () => {
    const child = spawn(process.execPath, ['src/cli/pagewright.mjs', 'check', '--all', 'examples/zahnarzt/site.yaml'], {
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    })
    child.stdout.destroy()
    let stderr = ''
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    const [code] = await once(child, 'close')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it.each([
    ['examples/zahnarzt/site.yaml', 0],
    ['examples/gym/site.yaml', 0],
    ['--helpp', 2],
  ])('check %s ends its process with exit code %i', (argument, code) => {
    const { status, stderr } = runScript('check', [argument])
    expect(status).toBe(code)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})
