import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { componentName } from '../project/project.ts'
import { blockTemplate } from './blockTemplate.ts'
import { runCommand } from './command.ts'

const blocksFolder = 'blocks'

export const main = (args: readonly string[]) =>
  runCommand(
    {
      name: 'new-block',
      summary: 'Creates the folder of a new block type that works right away.',
      argument: {
        name: 'NAME',
        description: 'Type of the block, for example opening-hours.',
        isRequired: true,
      },
      flags: {},
      notes: ['Exit codes: 0 created, 1 the name can’t be used, 2 no name or several names.'],
      run: (_, type = '') => createBlock(type),
    },
    args,
  )

async function createBlock(type: string): Promise<number> {
  const problem = problemOf(type)
  if (problem !== undefined) {
    console.error(problem)
    return 1
  }
  for (const file of await writeBlock(type)) console.log(`Wrote ${file}`)
  console.log(nextSteps(type))
  return 0
}

/** Why a block type cannot have this name, or `undefined` when it can. */
function problemOf(type: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    const suggestion = suggestName(type)
    const hint = suggestion ? ` Did you mean \`${suggestion}\`?` : ''
    return `\`${type}\` cannot be the name of a block: use lowercase letters, digits and single dashes, a letter first.${hint}`
  }
  if (existsSync(join(blocksFolder, type))) {
    return `There is a block \`${type}\` already: ${blocksFolder}/${type}. Choose another name.`
  }
  return undefined
}

function suggestName(type: string): string {
  return type
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
}

async function writeBlock(type: string): Promise<string[]> {
  const folder = join(blocksFolder, type)
  const files = Object.entries(blockTemplate(type))
  await mkdir(folder, { recursive: true })
  for (const [name, text] of files) await writeFile(join(folder, name), text, { flag: 'wx' })
  return files.map(([name]) => `${blocksFolder}/${type}/${name}`)
}

function nextSteps(type: string): string {
  return `
Next:
  1. npm run schema      makes \`type: ${type}\` known to editors and to \`npm run check\`;
                         \`npm run dev\` does this automatically
  2. site.yaml           paste blocks/${type}/example.yaml below \`blocks:\` of a page
  3. npm run dev         shows it, and its example at /__gallery#${type};
                         change schema.ts and ${componentName(type)}.tsx as you like
  4. npm test            holds it to what every block promises`
}
