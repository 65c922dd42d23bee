import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of the files with translations of a site. */
export function translationFolder(siteFile: string): string {
  return path.join(path.dirname(path.resolve(siteFile)), 'translations')
}

/** The files with translations beside a site file, by language: `translations/es.yaml`. */
export function readTranslationFiles(siteFile: string): ReadonlyMap<string, Uint8Array> {
  const folder = translationFolder(siteFile)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []
  return new Map(names.sort().map((name) => [path.parse(name).name, readFileSync(path.join(folder, name))]))
}

/** The file with the translations into a language, and its name as diagnostics show it. */
export function translationFile(siteFile: string, siteName: string, language: string) {
  const name = `translations/${language}.yaml`
  return { file: path.join(path.dirname(siteFile), name), name: siteName.replace(/[^/\\]*$/, name) }
}
