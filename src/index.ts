/**
 * The public entry of Pagewright for programs that build on it. The tools of this repository import the product
 * through this file alone.
 */

export { runCommand } from './cli/command.ts'
export { commands } from './cli/commands.mjs'
export { explainAll } from './language/advice/explain.ts'
export { formatDiagnostics } from './language/advice/formatDiagnostics.ts'
export { createLineIndex } from './language/advice/yaml/lines.ts'
export { compileSite } from './language/compileSite.ts'
export type { Diagnostic } from './language/diagnostic.ts'
export { editText } from './language/edit/editText.ts'
export { type Operation, readPointer, writePointer } from './language/edit/operation.ts'
export { createCompileCache } from './language/memo/compileCache.ts'
export { isPlainList, isPlainObject, type Path, type Plain, type PlainObject, valueAtPath } from './language/plain.ts'
export {
  createSchemaTree,
  declaredKeys,
  isSchemaNode,
  nodesIn,
  type SchemaNode,
  type SchemaTree,
} from './language/schema/schemaNodes.ts'
export { compareSites } from './language/sources/compareSites.ts'
export { createSources } from './language/sources/createSources.ts'
export { editSite } from './language/sources/editSite.ts'
export { findSource } from './language/sources/findSource.ts'
export { assembleLanguages } from './language/translations/assembleLanguages.ts'
export { splitSegments } from './language/yaml/splitSegments.ts'
export { findChromium } from './make/blockTests/findChromium.ts'
export { shellUrl } from './make/build/appBuild.ts'
export { iconModules } from './make/build/modules/iconModules.ts'
export { buildInlineScripts } from './make/build/prerender/inlineScripts.ts'
export { htmlFile } from './make/build/prerender/prerender.ts'
export { createSiteWriter, readManifest, type WriteSite } from './make/build/siteWriter.ts'
export { startHost, staticHost } from './make/host/staticHost.ts'
export { filesBelow } from './make/project/filesBelow.ts'
export { compileFile, loadSite, readProjectSchema } from './make/project/loadSite.ts'
export { findBlockFolders, findProject, findPublicDirectories, type Project } from './make/project/project.ts'
export { readIconSet } from './make/project/readIconSet.ts'
export { readPublicFiles } from './make/project/readPublicFiles.ts'
export { readTranslationFiles } from './make/project/readTranslationFiles.ts'
export { readWords, wordLanguages } from './make/project/readWords.ts'
export type { Boot } from './site/runtime/boot.ts'
export { resolveRule } from './site/runtime/resolveRule.ts'
