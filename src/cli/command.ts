import { parseArgs } from 'node:util'
import { nearestName } from '../compiler/messages/nearestName.ts'
import { commandLine, isInRepository } from '../project/commandLine.ts'
import { describeSystemError } from './printFailure.ts'

export interface Flag {
  /** `number` is a whole number above 0; a `list` flag can be given several times. */
  readonly type: 'boolean' | 'string' | 'number' | 'list'
  readonly description: string
  /** Placeholder of the value in the help text: `PORT`. */
  readonly value?: string
}

type Flags = Readonly<Record<string, Flag>>

type FlagValues<Known extends Flags> = {
  readonly [Name in keyof Known]?: {
    readonly boolean: boolean
    readonly string: string
    readonly number: number
    readonly list: readonly string[]
  }[Known[Name]['type']]
}

/** Name and accepted arguments of a command. */
interface Usage<Known extends Flags = Flags> {
  readonly name: string
  /** How it is called. Default: `npm run NAME --`, and in a site `npx pagewright NAME`. */
  readonly call?: string
  /** One sentence. */
  readonly summary: string
  /** The only positional argument, if there is one. */
  readonly argument?: { readonly name: string; readonly description: string; readonly isRequired?: boolean }
  readonly flags: Known
  /** Further paragraphs of the help text. */
  readonly notes?: readonly string[]
}

export interface Command<Known extends Flags> extends Usage<Known> {
  /** Returns the exit code. */
  readonly run: (flags: FlagValues<Known>, argument: string | undefined) => number | Promise<number>
}

/** Exit code for invalid arguments. */
export const misuse = 2

const help: Flag = { type: 'boolean', description: 'Print this text.' }

/**
 * Runs a command with the given arguments, prints its help text, or rejects an argument that it doesn't accept.
 *
 * @returns The exit code.
 */
export async function runCommand<const Known extends Flags>(
  command: Command<Known>,
  args: readonly string[] = process.argv.slice(2),
): Promise<number> {
  const flags: Flags = { ...command.flags, help }
  const { values, positionals } = parseArgs({ ...parseOptions(args, flags), strict: false })
  if (values.help === true) {
    console.log(helpText(command, flags))
    return 0
  }
  const problem = problemOf(args, command, flags)
  if (problem === undefined) {
    const given = Object.entries(values).map(([name, value]) => [
      name,
      flags[name]?.type === 'number' ? Number(value) : value,
    ])
    try {
      return await command.run(Object.fromEntries(given) as FlagValues<Known>, positionals[0])
    } catch (error) {
      const described = describeSystemError(error)
      if (described === undefined) throw error
      console.error(described)
      return 1
    }
  }
  console.error(`${problem}\n\`${callOf(command)} --help\` lists what it accepts.`)
  return misuse
}

/** The function of a command that gets its arguments, for `pagewright.mjs`. */
export function defineCommand<const Known extends Flags>(command: Command<Known>) {
  return (args: readonly string[]): Promise<number> => runCommand(command, args)
}

const callOf = ({ name, call = `${commandLine(name)}${isInRepository() ? ' --' : ''}` }: Usage) => call

function parseOptions(args: readonly string[], flags: Flags) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type }]) => [
      name,
      { type: type === 'boolean' ? type : ('string' as const), multiple: type === 'list' },
    ]),
  )
  return { args: [...args], options: { ...options, help: { type: 'boolean', short: 'h' } as const } }
}

/** Describes the first invalid argument; undefined if all are valid. */
function problemOf(args: readonly string[], command: Usage, flags: Flags): string | undefined {
  const { tokens } = parseArgs({
    ...parseOptions(args, flags),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined
    if (flag === undefined) {
      const nearest = nearestName(token.name, Object.keys(flags))
      const hint = nearest === undefined ? '' : ` Did you mean \`--${nearest}\`?`
      return `\`${command.name}\` has no flag \`${token.rawName}\`.${hint}`
    }
    if (flag.type === 'boolean' && token.value !== undefined) {
      return `\`${token.rawName}\` takes no value.`
    }
    if (flag.type !== 'boolean' && !token.value) {
      return `\`${token.rawName}\` needs a value: \`${token.rawName} ${flag.value ?? 'VALUE'}\`.`
    }
    if (flag.type === 'number' && !/^[1-9]\d*$/.test(token.value ?? '')) {
      return `\`${token.rawName}\` needs a whole number above 0, not \`${token.value}\`.`
    }
  }
  const given = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const wantsHelp = tokens.some((token) => token.kind === 'option' && token.name === 'help')
  const { argument } = command
  const unexpected = given[argument === undefined ? 0 : 1]
  if (unexpected !== undefined) return `\`${command.name}\` does not know what to do with \`${unexpected}\`.`
  if (argument?.isRequired && given.length === 0 && !wantsHelp) {
    return `\`${command.name}\` needs a ${argument.name}. Usage: ${usage(command)}`
  }
  return undefined
}

function helpText(command: Usage, flags: Flags): string {
  const { argument, summary, notes = [] } = command
  const rows = Object.entries(flags).map(([name, { value, description }]) => ({
    term: `--${name}${value === undefined ? '' : ` ${value}`}`,
    description,
  }))
  if (argument !== undefined) rows.unshift({ term: argument.name, description: argument.description })
  const width = Math.max(...rows.map(({ term }) => term.length)) + 2
  const table = rows.map(({ term, description }) => `  ${term.padEnd(width)}${description}`)
  return [summary, `Usage: ${usage(command)}`, table.join('\n'), ...notes].join('\n\n')
}

function usage(command: Usage): string {
  const { argument, flags } = command
  const name = argument?.isRequired ? argument.name : `[${argument?.name}]`
  return [
    callOf(command),
    ...(argument === undefined ? [] : [name]),
    ...(Object.keys(flags).length > 0 ? ['[flags]'] : []),
  ].join(' ')
}
