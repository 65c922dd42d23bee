import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { nearestName } from '../language/messages/nearestName.ts'
import { isServable } from '../make/project/project.ts'
import { defineCommand, misuse } from './command.ts'
import { isKept, type NewSite, type Starter, starters, writeSite } from './writeSite.ts'

const names = Object.keys(starters) as Starter[]

/** Exit code of a command that Ctrl-C ended. */
const cancelled = 130

export const main = defineCommand({
  name: 'init',
  argument: {
    name: 'FOLDER',
    description: 'Where the site goes: a new folder, or one without a site, such as a fresh clone.',
    isRequired: true,
  },
  flags: {
    template: {
      type: 'string',
      value: 'NAME',
      description: `The site to start from: ${names.join(', ')}. Default: asks, or business.`,
    },
    name: {
      type: 'string',
      value: 'TEXT',
      description: 'Name of the site. Default: asks, or the folder’s.',
    },
    yes: { type: 'boolean', description: 'Ask nothing.' },
  },
  notes: [
    listOfStarters(),
    'Exit codes: 0 written, 1 the folder has other files or a name that can’t be served, 2 no folder or an unknown template, 130 Ctrl-C.',
  ],
  run: (flags, folder = '') => init(folder, flags),
})

interface Answers {
  readonly template?: string
  readonly name?: string
  readonly yes?: boolean
}

async function init(given: string, answers: Answers): Promise<number> {
  const folder = path.resolve(given)
  const others = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !isKept(name))
  if (others.length > 0) {
    console.error(`${given} has other files: ${listed(others)}. Choose a new folder; nothing was written.`)
    return 1
  }
  if (!isServable(folder)) {
    console.error(
      `A folder with \`#\`, \`?\` or \`*\` in its name can’t be served. Choose another name; nothing was written.`,
    )
    return 1
  }
  const { template } = answers
  if (template !== undefined && starterOf(template) === undefined) {
    const nearest = nearestName(template, names)
    const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`
    console.error(`There is no template \`${template}\`.${hint} Templates: ${names.join(', ')}.`)
    return misuse
  }
  const chosen = await ask(answers, titleOf(path.basename(folder)))
  if (chosen === undefined) {
    console.error('\nNothing was written.')
    return cancelled
  }
  await writeSite(folder, chosen)
  const here = path.relative(process.cwd(), folder)
  console.log(`\nWrote ${here || 'the site'}: the site is site.yaml, its pictures are in public.

Next:
${here && `  cd ${/^[\w./-]+$/.test(here) ? here : JSON.stringify(here)}\n`}  npm install && npm run dev

How to change it: node_modules/pagewright/docs/handbook.md, once it is installed.`)
  return 0
}

/** At most five names of files. */
function listed(files: readonly string[]): string {
  const [shown, rest] = [files.slice(0, 5).join(', '), files.length - 5]
  return rest > 0 ? `${shown} and ${rest} more` : shown
}

function listOfStarters(): string {
  return names.map((name, index) => `  ${index + 1}  ${name.padEnd(10)}${starters[name]}`).join('\n')
}

/** The starter with a name, or with a number in the list. */
function starterOf(answer: string): Starter | undefined {
  return names.find((name, index) => answer === name || answer === String(index + 1))
}

/** `corner-bakery` becomes `Corner Bakery`. */
function titleOf(folder: string): string {
  const words = folder.split(/[-_. ]+/).filter((word) => word !== '')
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || 'My Site'
}

/** Asks for what the flags leave open, if there is someone to ask. Undefined if that person leaves. */
async function ask({ template, name, yes }: Answers, suggested: string): Promise<NewSite | undefined> {
  const starter = template === undefined ? undefined : starterOf(template)
  if (yes || !stdin.isTTY) return { template: starter ?? 'business', name: name ?? suggested }
  const prompt = createInterface({ input: stdin, output: stdout })
  const leaving = once(prompt, 'close').then(() => undefined)
  const question = (text: string) =>
    Promise.race([prompt.question(text).catch(() => undefined), leaving]).then((answer) => answer?.trim())
  try {
    const named = name ?? (await question(`Name of the site (${suggested}): `))
    const template = starter ?? (named === undefined ? undefined : await askForStarter(question))
    return named === undefined || template === undefined ? undefined : { template, name: named || suggested }
  } finally {
    prompt.close()
  }
}

async function askForStarter(question: (text: string) => Promise<string | undefined>): Promise<Starter | undefined> {
  const text = `Start from:\n${listOfStarters()}\nTemplate (business): `
  for (let answer = await question(text); answer !== undefined; answer = await question(text)) {
    const starter = starterOf(answer || 'business')
    if (starter !== undefined) return starter
    console.log(`There is no template \`${answer}\`.`)
  }
  return undefined
}
