import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

const commands = ['dev', 'build', 'preview', 'check', 'gallery', 'new-block', 'schema', 'docs', 'host-config']

describe('the commands of package.json', () => {
  it.each(commands)('%s is a command of the binary', (name) => {
    expect(scripts[name]).toMatch(new RegExp(`^node( --\\S+)? src/cli/pagewright\\.mjs ${name}$`))
  })

  it.each(commands)('%s refuses an unknown flag and names the nearest', async (name) => {
    const { result, stderr } = await run(name, ['--helpp'])
    expect(result).toBe(2)
    expect(stderr).toContain(`\`${name}\` has no flag \`--helpp\`. Did you mean \`--help\`?`)
  })

  it.each(commands)('%s explains itself with --help', async (name) => {
    const { result, stdout } = await run(name, ['--help'])
    expect(result).toBe(0)
    expect(stdout).toContain(`Usage: npm run ${name} -- `)
    expect(stdout).toMatch(/^ {2}--help +\S/m)
  })

  it('preview without a built site says what to do, without a stack', () => {
    const { status, stderr } = runScript('preview', [], { OUT_DIR: 'no-such-folder' })
    expect(status).toBe(1)
    expect(stderr).toContain('There is no built site in')
    expect(stderr).toContain('Run `npm run build` first.')
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  it('check ends quietly, with its own exit code, when nothing reads its output', async () => {
    const child = spawn(
      process.execPath,
      ['src/cli/pagewright.mjs', 'check', '--all', 'examples/zahnarzt/site.yaml'],
      { env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } },
    )
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
