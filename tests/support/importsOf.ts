import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

/**
 * Everything that a TypeScript module imports, re-exports, loads later or globs, each once: files of
 * this project as paths from its root (`src/ui/Icon.tsx`), packages and virtual modules by their name.
 */
export function importsOf(file: string, source = readFileSync(file, 'utf8')): string[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const specifiers = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end))),
    ...module.importMetas.flatMap(({ start }) => globs(source.slice(start))),
  ]
  const fromRoot = (specifier: string) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier.replace(/^\//, '')
  return [...new Set(specifiers.filter((each) => each !== undefined).map(fromRoot))]
}

/** The text of a string literal; `undefined` for an expression, which only the running program knows. */
function literal(code: string): string | undefined {
  return /^(['"`])([^'"`$]*)\1$/.exec(code.trim())?.[2]
}

function strings(code: string): string[] {
  return [...code.matchAll(/(['"`])(.*?)\1/g)].map((match) => match[2] ?? '')
}

/** The patterns of `import.meta.glob('…')` and `import.meta.glob(['…', '…'])`. */
function globs(code: string): string[] {
  const patterns = /^import\.meta\.glob\s*(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/.exec(code)?.[1]
  return patterns ? strings(patterns) : []
}

/** `@scope/name` or `name` of an import from a package; `undefined` for files, Node and virtual modules. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.includes(':') || /^(src|schema|blocks|tests|public)\//.test(specifier)) return undefined
  return /^(@[^/]+\/)?[^/?]+/.exec(specifier)?.[0]
}
