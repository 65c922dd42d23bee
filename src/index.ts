/**
 * The public entry of Pagewright for programs that build on it. The tools of this repository import the product
 * through this file alone.
 */
export { shellUrl } from './build/appBuild.ts'
export { iconModules } from './build/modules/iconModules.ts'
export { buildInlineScripts } from './build/prerender/inlineScripts.ts'
export { htmlFile } from './build/prerender/prerender.ts'
export { createSiteWriter, readManifest, type WriteSite } from './build/siteWriter.ts'
export { runCommand } from './cli/command.ts'
export { commands } from './cli/commands.mjs'
export { explain } from './compiler/advice/explain.ts'
export { formatDiagnostics } from './compiler/advice/formatDiagnostics.ts'
export { createLineIndex } from './compiler/advice/yaml/lines.ts'
export { compileSite } from './compiler/compileSite.ts'
export type { Diagnostic } from './compiler/diagnostic.ts'
export { createCompileCache } from './compiler/memo/compileCache.ts'
export { isPlainList, isPlainObject, type Plain, type PlainObject } from './compiler/plain.ts'
export {
  createSchemaTree,
  declaredKeys,
  isSchemaNode,
  type SchemaNode,
  type SchemaTree,
} from './compiler/schema/schemaNodes.ts'
export { splitSegments } from './compiler/yaml/splitSegments.ts'
export { findChromium } from './contract/findChromium.ts'
export { startHost, staticHost } from './host/staticHost.ts'
export { filesBelow } from './project/filesBelow.ts'
export { compileFile, loadSite, readProjectSchema } from './project/loadSite.ts'
export { findBlockFolders, findProject, findPublicDirectories, type Project } from './project/project.ts'
export { readIconSet } from './project/readIconSet.ts'
export { readPublicFiles } from './project/readPublicFiles.ts'
export type { Boot } from './runtime/boot.ts'
export { resolveRule } from './runtime/resolveRule.ts'
