import { existsSync } from 'node:fs'
import { copyFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { engineFolder } from '../make/project/project.ts'
import { defineCommand } from './command.ts'

const folder = path.join(engineFolder, 'schema/looks')

export const main = defineCommand({
  name: 'new-look',
  summary: 'Creates a look as a copy of another, and lists it in schema/looks/looks.ts.',
  argument: { name: 'NAME', description: 'Name of the look: a word in lowercase letters.', isRequired: true },
  flags: { from: { type: 'string', value: 'LOOK', description: 'The look to copy. Default: paper.' } },
  notes: ['Exit codes: 0 created, 1 the name can’t be used, or there is no such look to copy.'],
  async run({ from = 'paper' }, name = '') {
    const [source, target] = [from, name].map((each) => path.join(folder, `${each}.ts`)) as [string, string]
    const problem = !/^[a-z]+$/.test(name)
      ? `\`${name}\` cannot be the name of a look: use one word in lowercase letters.`
      : existsSync(target)
        ? `There is a look \`${name}\` already. Choose another name.`
        : existsSync(source)
          ? undefined
          : `There is no look \`${from}\` to copy.`
    if (problem !== undefined) {
      console.error(problem)
      return 1
    }
    await copyFile(source, target)
    await writeFile(path.join(folder, 'looks.ts'), await listLooks())
    console.log(`Wrote schema/looks/${name}.ts

Next:
  1. schema/looks/${name}.ts   its description, colors, typefaces, tokens and rules
  2. npm run schema      makes \`look: ${name}\` known to editors and to \`npm run check\`
  3. site.yaml           \`look: ${name}\` under \`theme:\`, and npm run dev shows it`)
    return 0
  },
})

/** The text of `looks.ts`: every file in the folder that is a look. */
async function listLooks(): Promise<string> {
  const files = (await readdir(folder)).map((file) => path.basename(file, '.ts'))
  const names = files.filter((name) => !['look', 'looks', 'resolveTheme'].includes(name) && !name.includes('.')).sort()
  return `// Written by \`npm run new-look\` from the files in this folder.
${names.map((name) => `import { look as ${name} } from './${name}.ts'`).join('\n')}

/** All looks, by name. */
export const looks = { ${names.join(', ')} } as const
`
}
