import { CommanderError, InvalidArgumentError, Command as Program } from 'commander'
import { commandLine, isInRepository } from '../make/project/commandLine.ts'
import { commands } from './commands.mjs'
import { printFailure } from './printFailure.ts'

export interface Flag {
  /** `number` is a whole number above 0; a `list` flag can be given several times. */
  readonly type: 'boolean' | 'string' | 'number' | 'list'
  readonly description: string
  /** Placeholder of the value in the help text: `PORT`. */
  readonly value?: string
}

/** Of commands that make the site of a moment. */
export const momentFlag = {
  type: 'string',
  value: 'DAY',
  description:
    'The site of that day, or of a day and a time by its own clocks: 2026-12-01, "2026-12-01 09:00". Default: now.',
} as const satisfies Flag

type Flags = Readonly<Record<string, Flag>>

type FlagValues<Known extends Flags> = {
  readonly [Name in keyof Known]?: {
    readonly boolean: boolean
    readonly string: string
    readonly number: number
    readonly list: readonly string[]
  }[Known[Name]['type']]
}

export interface Command<Known extends Flags> {
  readonly name: string
  /** How it is called. Default: `npm run NAME --`, and in a site `npx pagewright NAME`. */
  readonly call?: string
  /** One sentence. Default: that of the list of commands. */
  readonly summary?: string
  /** The only positional argument, if there is one. */
  readonly argument?: { readonly name: string; readonly description: string; readonly isRequired?: boolean }
  readonly flags: Known
  /** Further paragraphs of the help text. */
  readonly notes?: readonly string[]
  /** Returns the exit code. */
  readonly run: (flags: FlagValues<Known>, argument: string | undefined) => number | Promise<number>
}

/** Exit code for invalid arguments. */
export const misuse = 2

/** Prints why a command does nothing, and returns the exit code. */
export function refuse(reason: string, code = 1): number {
  console.error(reason)
  return code
}

/**
 * Runs a command with the given arguments, prints its help text, or rejects an argument that it doesn't accept. What the
 * command throws is printed.
 *
 * @returns The exit code.
 */
export async function runCommand<const Known extends Flags>(
  command: Command<Known>,
  args: readonly string[] = process.argv.slice(2),
): Promise<number> {
  const program = programOf(command)
  try {
    program.parse(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misuse
    throw error
  }
  try {
    const given = program.options.map((flag) => [flag.name(), program.getOptionValue(flag.attributeName())])
    return await command.run(Object.fromEntries(given), program.args[0])
  } catch (error) {
    printFailure(error)
    return 1
  }
}

/** The function of a command that gets its arguments, for `pagewright.mjs`. */
export function defineCommand<const Known extends Flags>(command: Command<Known>) {
  return (args: readonly string[]): Promise<number> => runCommand(command, args)
}

function programOf<Known extends Flags>({ name, argument, flags, notes = [], ...command }: Command<Known>): Program {
  const { call = `${commandLine(name)}${isInRepository() ? ' --' : ''}`, summary = commands[name] ?? '' } = command
  const program = new Program(call)
    .usage(argument ? `${argument.isRequired ? argument.name : `[${argument.name}]`} [flags]` : '[flags]')
    .description(summary)
    .helpOption('-h, --help', 'Print this text.')
    .addHelpText('after', notes.map((note) => `\n${note}`).join('\n'))
    .showHelpAfterError(`\`${call} --help\` lists what it accepts.`)
    .configureHelp({ styleTitle: (title) => title.replace('Options', 'Flags') })
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, `${name}: `)),
    })
    .exitOverride()
  if (argument)
    program.argument(argument.isRequired ? `<${argument.name}>` : `[${argument.name}]`, argument.description)
  for (const [flag, { type, value = 'VALUE', description }] of Object.entries(flags)) {
    if (type === 'boolean') program.option(`--${flag}`, description)
    else program.option(`--${flag} <${value}>`, description, readers[type])
  }
  return program
}

const readers: Readonly<Record<'string' | 'number' | 'list', (text: string, before: unknown) => unknown>> = {
  string: (text) => text,
  number: readWholeNumber,
  list: (text, before) => [...(Array.isArray(before) ? before : []), text],
}

function readWholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It takes a whole number above 0.')
  return Number(text)
}
