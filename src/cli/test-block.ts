import { createRequire } from 'node:module'
import path from 'node:path'
import { findBlockFolders, findProject, type Project } from '../make/project/project.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { defineCommand } from './command.ts'

/** What the contract needs beside Pagewright: few sites have blocks of their own. */
const needed = ['axe-core', 'playwright-core']

export const main = defineCommand({
  name: 'test-block',
  call: 'npx pagewright test-block',
  argument: { name: 'NAME', description: 'Block type. Default: every block type of the site’s own.' },
  flags: {},
  notes: [
    `Needs ${needed.join(' and ')}, and Chromium or Chrome; CHROMIUM_PATH names one.`,
    'Exit codes: 0 every rule is kept, 1 a rule is broken or the examples don’t build, 2 something is missing.',
  ],
  run: (_, name) => test(findProject(), name),
})

async function test(project: Project, name: string | undefined): Promise<number> {
  const all = findBlockFolders(project.blockDirs).map(({ type }) => type)
  const types = name === undefined ? ownTypes(project) : all.filter((type) => type === name)
  const problem = missingPackages(project) ?? (types.length > 0 ? undefined : noBlock(name, ownTypes(project)))
  if (problem !== undefined) {
    console.error(problem)
    return 2
  }
  // A production build, whatever the environment says.
  process.env.NODE_ENV = 'production'
  await refreshOwnSchema(project)
  const { testBlocks } = await import('../make/blockTests/testBlocks.ts')
  return (await testBlocks(project, types)) ? 0 : 1
}

/** The block types beside the site file, or all of Pagewright in its repository. */
function ownTypes({ blockDirs }: Project): readonly string[] {
  return findBlockFolders(blockDirs.slice(-1)).map(({ type }) => type)
}

function missingPackages({ root }: Project): string | undefined {
  const { resolve } = createRequire(path.join(root, 'package.json'))
  const missing = needed.filter((name) => {
    try {
      resolve(name)
      return false
    } catch {
      return true
    }
  })
  if (missing.length === 0) return undefined
  return `The rules for blocks need ${missing.join(' and ')}:\n\n  npm install --save-dev ${missing.join(' ')}\n`
}

function noBlock(name: string | undefined, own: readonly string[]): string {
  if (name === undefined) return 'This site has no block types of its own. `npx pagewright new-block NAME` creates one.'
  return `There is no block type \`${name}\`. Block types of the site’s own: ${own.join(', ') || 'none'}.`
}
