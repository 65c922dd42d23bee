import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Paths of the files below a folder, with a leading slash, as a web server has them: links are what they lead to. One
 * that leads nowhere, or to a folder around it, is no file, and neither is what programs leave behind unseen. Empty if there
 * is no such folder.
 */
export function servedFiles(folder: string): readonly string[] {
  return filesIn(folder, '', new Set())
}

/** @param around Real paths of the folders on the way here. */
function filesIn(folder: string, below: string, around: ReadonlySet<string>): readonly string[] {
  const here = path.join(folder, below)
  if (!existsSync(here)) return []
  const real = realpathSync(here)
  if (around.has(real)) return []
  const entries = readdirSync(here, { withFileTypes: true }).filter(({ name }) => !isLeftover(name))
  return entries.flatMap((entry) => {
    const name = `${below}/${entry.name}`
    const target = entry.isSymbolicLink() ? statOf(path.join(folder, name)) : entry
    if (target?.isFile()) return [name]
    return target?.isDirectory() ? filesIn(folder, name, new Set([...around, real])) : []
  })
}

/** Hidden files, except those that hosts and agreements have: .DS_Store, .git, and what Windows hides. */
function isLeftover(name: string): boolean {
  if (name.startsWith('.')) return !/^\.(?:well-known|htaccess|htpasswd|nojekyll)$/.test(name)
  return /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini)$/i.test(name)
}

function statOf(link: string) {
  try {
    return statSync(link)
  } catch {
    return undefined
  }
}
