import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { looks } from '../../schema/looks/looks.ts'
import { engineFolder } from '../make/project/project.ts'
import { defineCommand } from './command.ts'
import { looksModule } from './looksModule.ts'

export const main = defineCommand({
  name: 'new-look',
  summary: 'Creates a look as a copy of another, and lists it in schema/looks/looks.ts.',
  argument: { name: 'NAME', description: 'Name of the look: a word in lowercase letters.', isRequired: true },
  flags: { from: { type: 'string', value: 'LOOK', description: 'The look to copy. Default: paper.' } },
  notes: ['Exit codes: 0 created, 1 the name can’t be used, or there is no such look to copy.'],
  async run({ from = 'paper' }, name = '') {
    const problem = problemOf(name, from)
    if (problem !== undefined) {
      console.error(problem)
      return 1
    }
    const fileOf = (look: string) => path.join(engineFolder, `schema/looks/${look}.ts`)
    await copyFile(fileOf(from), fileOf(name))
    await writeFile(fileOf('looks'), looksModule([...Object.keys(looks), name]))
    console.log(`Wrote schema/looks/${name}.ts

Next:
  1. schema/looks/${name}.ts   change its description, colors, typefaces, tokens and rules
  2. npm run schema      makes \`look: ${name}\` known to editors and to \`npm run check\`
  3. site.yaml           write \`look: ${name}\` under \`theme:\`, and npm run dev shows it; so does /__gallery/looks/${name}`)
    return 0
  },
})

/** Why a look can't have this name or be copied from that one; undefined if it can. */
function problemOf(name: string, from: string): string | undefined {
  if (!/^[a-z]+$/.test(name) || ['look', 'looks'].includes(name))
    return `\`${name}\` can’t be the name of a look: use one word in lowercase letters, other than \`look\`.`
  if (Object.hasOwn(looks, name)) return `There is a look \`${name}\` already. Choose another name.`
  if (!Object.hasOwn(looks, from))
    return `There is no look \`${from}\` to copy. Looks: ${Object.keys(looks).join(', ')}.`
  return undefined
}
