import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { authorError } from '../project/authorError.ts'
import type { Project } from '../project/project.ts'

const prefix = '.pagewright-build-'

/** Age in milliseconds from which a folder is what a killed build left. */
const maxAge = 60 * 60 * 1000

/**
 * The folder that a build works in: beside the old site, so that a rename can put the new one in its place. It is
 * removed when the process ends, too.
 *
 * @throws If the result can't go where the project wants it.
 */
export async function createWorkFolder(project: Project) {
  const problem = problemOf(project)
  if (problem !== undefined) throw authorError(problem)
  const beside = path.dirname(project.outDir)
  await mkdir(beside, { recursive: true })
  await removeAbandoned(beside)
  const folder = await mkdtemp(path.join(beside, prefix))
  const options = { recursive: true, force: true, maxRetries: 3 } as const
  const removeAtExit = () => rmSync(folder, options)
  process.once('exit', removeAtExit)
  return {
    folder,
    remove() {
      process.off('exit', removeAtExit)
      return rm(folder, options)
    },
  }
}

/** Why the result of a build can't go to a folder: it would delete other files, or be deleted. */
function problemOf({ outDir, home, siteFile, publicDirs, blockDirs }: Project): string | undefined {
  const shown = path.relative(process.cwd(), outDir) || '.'
  const own = [home, siteFile, ...publicDirs, ...blockDirs]
  if (own.some((place) => isWithin(place, outDir)))
    return `The site can’t be built into \`${shown}\`, which has files of the site in it: a build replaces the whole folder. Set OUT_DIR to a folder of its own.`
  const outer = builtSiteAround(path.dirname(outDir))
  if (outer !== undefined)
    return `The site can’t be built into \`${shown}\`: \`${path.relative(process.cwd(), outer)}\` is the output of another site, whose next build deletes what is in it. Set OUT_DIR to a folder beside it.`
  return undefined
}

const isWithin = (place: string, folder: string) => place === folder || place.startsWith(folder + path.sep)

/** The nearest folder from this one upward that a build has written. */
function builtSiteAround(folder: string): string | undefined {
  if (['_headers', '404.html'].every((name) => existsSync(path.join(folder, name)))) return folder
  const above = path.dirname(folder)
  return above === folder ? undefined : builtSiteAround(above)
}

async function removeAbandoned(beside: string): Promise<void> {
  const names = (await readdir(beside)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const folder = path.join(beside, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > maxAge) await rm(folder, { recursive: true, force: true })
  }
}
