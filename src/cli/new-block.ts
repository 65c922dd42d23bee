import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isInRepository } from '../make/project/commandLine.ts'
import { componentName, findBlockFolders, findProject, type Project } from '../make/project/project.ts'
import { defineCommand } from './command.ts'
import { addTypes, templates } from './writeSite.ts'

export const main = defineCommand({
  name: 'new-block',
  argument: {
    name: 'NAME',
    description: 'Type of the block, for example opening-hours.',
    isRequired: true,
  },
  flags: {},
  notes: ['Exit codes: 0 created, 1 the name can’t be used, 2 no name or several names.'],
  run: (_, type = '') => createBlock(type),
})

async function createBlock(type: string): Promise<number> {
  const project = findProject()
  const folder = path.join(ownBlocks(project), type)
  const problem = problemOf(type, folder)
  if (problem !== undefined) {
    console.error(problem)
    return 1
  }
  const isEngine = isInRepository()
  const replaces = findBlockFolders(project.blockDirs).some((block) => block.type === type)
  await mkdir(folder, { recursive: true })
  for (const { name, text } of await filesOf(type, isEngine)) {
    await writeFile(path.join(folder, name), text, { flag: 'wx' })
    console.log(`Wrote ${shown(path.join(folder, name))}`)
  }
  if (replaces) console.log(`It replaces the block \`${type}\` of Pagewright.`)
  const needsTypes = !isEngine && !existsSync(path.join(project.home, 'tsconfig.json'))
  if (needsTypes) {
    await addTypes(project.home)
    console.log('Wrote tsconfig.json, and into package.json the packages with types: run npm install.')
  }
  console.log(isEngine ? nextStepsHere(type) : nextSteps(type, folder))
  return 0
}

/** The files of a new block, which work as they are. In the repository of Pagewright, it imports files and not the package. */
async function filesOf(type: string, isEngine: boolean) {
  const folder = path.join(templates, isEngine ? 'engine-block' : 'block')
  const named = (text: string) => text.replaceAll('new-block', type).replaceAll('NewBlock', componentName(type))
  return Promise.all(
    (await readdir(folder)).map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name: named(name), text: named(text) }
    }),
  )
}

/** The folder of block types beside the site file, or that of Pagewright in its repository. */
function ownBlocks({ home, root, siteFile }: Project): string {
  return path.join(home === root ? root : path.dirname(siteFile), 'blocks')
}

const shown = (file: string) => path.relative(process.cwd(), file).replaceAll(path.sep, '/')

/** Why a block type cannot have this name, or `undefined` when it can. */
function problemOf(type: string, folder: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    const suggestion = suggestName(type)
    const hint = suggestion ? ` Did you mean \`${suggestion}\`?` : ''
    return `\`${type}\` cannot be the name of a block: use lowercase letters, digits and single dashes, a letter first.${hint}`
  }
  if (existsSync(folder)) {
    return `There is a block \`${type}\` already: ${shown(folder)}. Choose another name.`
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

function nextStepsHere(type: string): string {
  return `
Next:
  1. npm run schema      makes \`type: ${type}\` known to editors and to \`npm run check\`;
                         \`npm run dev\` does this automatically
  2. site.yaml           paste blocks/${type}/example.yaml below \`blocks:\` of a page
  3. npm run dev         shows it, and its example at /__gallery/${type};
                         change schema.ts and ${componentName(type)}.tsx as you like
  4. npm test            holds it to what every block promises`
}

function nextSteps(type: string, folder: string): string {
  return `
Next:
  1. site.yaml           paste ${shown(folder)}/example.yaml below \`blocks:\` of a page
  2. npx pagewright dev  shows it, and its example at /__gallery/${type}
  3. ${shown(folder)}
                         change schema.ts and ${componentName(type)}.tsx as you like`
}
