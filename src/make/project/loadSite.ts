import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SchemaNode } from '../../language/schema/schemaNodes.ts'
import { assembleLanguages } from '../../language/translations/assembleLanguages.ts'
import { compileFile as compile, type LoadedSite, type LoadOptions } from './compileFile.ts'
import { engineFolder } from './project.ts'

/** As `compileFile` of `compileFile.ts`, with the code for sites in several languages. */
export const compileFile: typeof compile = (file, bytes, options) =>
  compile(file, bytes, { assembleLanguages, ...options })

/**
 * Reads and compiles a site file of this project.
 *
 * @param file Path of the site file, as diagnostics should show it.
 * @throws When the file or the composed schema cannot be read.
 */
export function loadSite(file: string, options: LoadOptions): LoadedSite {
  return compileFile(file, readFileSync(file), options)
}

/** The composed schema of Pagewright, without a site's own blocks. */
export function readProjectSchema(): SchemaNode {
  return JSON.parse(readFileSync(path.join(engineFolder, 'schema/site.schema.json'), 'utf8'))
}
