import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconBody } from '../../../schema/values.ts'
import type { IconSet } from '../../language/iconSet.ts'

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string; readonly [transformation: string]: unknown }>>
}

/** Read once in a process: the file has two megabytes, and every icon of the interface asks for it. */
let file: IconFile | undefined

function iconFile(): IconFile {
  file ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8'))
  return file as IconFile
}

/** The icons of tabler.io/icons. Their file is read when an icon is first needed. */
export function readIconSet(): IconSet {
  return {
    get: (name) => findBody(iconFile(), name),
    names: () => [...Object.keys(iconFile().icons), ...plainAliases(iconFile())],
  }
}

function findBody(file: IconFile, name: string): IconBody | undefined {
  if (Object.hasOwn(file.icons, name)) return file.icons[name]?.body as IconBody
  const alias = file.aliases !== undefined && Object.hasOwn(file.aliases, name) ? file.aliases[name] : undefined
  return alias !== undefined && isPlainAlias(alias) ? findBody(file, alias.parent) : undefined
}

function plainAliases(file: IconFile): readonly string[] {
  return Object.entries(file.aliases ?? {}).flatMap(([name, alias]) => (isPlainAlias(alias) ? [name] : []))
}

/** Another name for the same drawing, not a turned or mirrored one. */
function isPlainAlias(alias: object): boolean {
  return Object.keys(alias).every((key) => key === 'parent')
}
