import type { Manifest } from 'vite'

/**
 * Addresses of a chunk and all that it imports statically, each once.
 * @throws when the manifest does not know the source file.
 */
export function chunkFiles(manifest: Manifest, source: string): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The client build made no chunk of ${key}.`)
    files.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(source)
  return [...files]
}
