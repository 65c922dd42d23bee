import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/utils'
import { placeIn } from './authorError.ts'
import { componentName } from './project.ts'

type Parsed = ReturnType<typeof parseSync>

/**
 * What is wrong with the folders of block types, whether or not a page uses them: a file that is missing or can't be read,
 * and a component that is not exported by its name.
 */
export function checkBlockFolders(blocksDir: string): readonly string[] {
  return readdirSync(blocksDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => checkBlockFolder(path.join(blocksDir, name), name))
}

export function checkBlockFolder(folder: string, type: string): readonly string[] {
  const component = componentName(type)
  const schemaFile = path.join(folder, 'schema.ts')
  const componentFile = path.join(folder, `${component}.tsx`)
  const missing = [
    { file: schemaFile, what: 'its fields are exported as `schema`' },
    { file: componentFile, what: `its component is exported as \`${component}\`` },
  ].filter(({ file }) => !existsSync(file))
  // A folder with neither has something else in it.
  if (missing.length === 2) return []
  if (missing.length > 0)
    return missing.map(
      ({ file, what }) =>
        `${placeIn(file, '', 0)}\nThe block \`${type}\` has no file \`${path.basename(file)}\`.\nWrite it: ${what} there.`,
    )
  return [schemaFile, componentFile].flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const parsed = parseSync(file, text)
    const [error] = parsed.errors
    if (error !== undefined)
      return [`${placeIn(file, text, error.labels[0]?.start ?? 0)}\nThis can’t be read: ${error.message}.`]
    return file === componentFile ? checkExports(file, text, component, parsed) : []
  })
}

function checkExports(file: string, text: string, component: string, { module }: Parsed): readonly string[] {
  const entries = module.staticExports.flatMap((each) => each.entries).filter(({ isType }) => !isType)
  const isThere = entries.some(
    ({ exportName: { kind, name } }) => name === component || (kind === 'None' && name === null),
  )
  if (isThere) return []
  const [first] = entries
  const place = placeIn(file, text, first?.exportName.start ?? first?.start ?? 0)
  const { kind, name } = first?.exportName ?? {}
  const written = kind === 'Default' ? 'This is a default export.' : `This exports \`${name}\`.`
  const found = first === undefined ? 'It exports nothing.' : written
  return [
    `${place}\nThe component of a block must be exported by its name, \`${component}\`.\n${found} Write \`export function ${component}\`.`,
  ]
}
