import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'

const run = vi.fn((_flags: object, _argument: string | undefined) => 7)
const command = {
  name: 'greet',
  summary: 'Greets a person.',
  argument: { name: 'NAME', description: 'Who is greeted.' },
  flags: {
    fix: { type: 'boolean', description: 'Fixes the greeting.' },
    port: { type: 'string', value: 'N', description: 'Where to greet.' },
    count: { type: 'number', value: 'N', description: 'How often.' },
    also: { type: 'list', value: 'NAME', description: 'Greets another person, too.' },
  },
  notes: ['Exit codes: 7 greeted.'],
  run,
} as const

let printed: string
beforeEach(() => {
  printed = ''
  run.mockClear()
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((text: string) => {
      printed += `${text}\n`
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('runCommand', () => {
  it('passes flags and the argument on and returns the command’s exit code', async () => {
    expect(await runCommand(command, ['--fix', 'Ada', '--port', '80'])).toBe(7)
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ fix: true, port: '80' }), 'Ada')
    expect(printed).toBe('')
  })

  it('reads numbers, and all values of a flag that is given several times', async () => {
    await runCommand(command, ['--count', '3', '--also', 'Ada', '--also', 'Bob'])
    expect(run).toHaveBeenCalledWith({ count: 3, also: ['Ada', 'Bob'] }, undefined)
  })

  it.each([['--help'], ['-h'], ['--fix', '--help']])('prints the help text for %s', async (...args) => {
    expect(await runCommand(command, args)).toBe(0)
    expect(printed).toBe(`Usage: npm run greet -- [NAME] [flags]

Greets a person.

Arguments:
  NAME           Who is greeted.

Flags:
  --fix          Fixes the greeting.
  --port <N>     Where to greet.
  --count <N>    How often.
  --also <NAME>  Greets another person, too.
  -h, --help     Print this text.

Exit codes: 7 greeted.
`)
    expect(run).not.toHaveBeenCalled()
  })

  it.each([
    { args: ['--fixx'], says: "greet: unknown option '--fixx'\n(Did you mean --fix?)" },
    { args: ['--no-such-thing'], says: "greet: unknown option '--no-such-thing'\n" },
    { args: ['--toString'], says: "unknown option '--toString'" },
    { args: ['-x'], says: "unknown option '-x'" },
    { args: ['--fix=3'], says: "unknown option '--fix=3'" },
    { args: ['--port'], says: "option '--port <N>' argument missing" },
    { args: ['--count', 'x'], says: "argument 'x' is invalid. It takes a whole number above 0." },
    { args: ['Ada', 'Bob'], says: 'too many arguments. Expected 1 argument but got 2.' },
  ])('rejects $args and runs nothing', async ({ args, says }) => {
    expect(await runCommand(command, args)).toBe(2)
    expect(printed).toContain(says)
    expect(printed).toContain('`npm run greet -- --help` lists what it accepts.')
    expect(run).not.toHaveBeenCalled()
  })

  it('rejects a missing argument that the command requires', async () => {
    const argument = { ...command.argument, isRequired: true }
    expect(await runCommand({ ...command, argument }, [])).toBe(2)
    expect(printed).toContain("missing required argument 'NAME'")
  })
})
