import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { diagnose } from '../../src/language/findings.ts'
import { compareSites } from '../../src/language/sources/compareSites.ts'
import { createSources } from '../../src/language/sources/createSources.ts'
import { describeComparison } from '../../src/language/sources/describeComparison.ts'
import { destinationOf } from '../../src/make/build/destinationOf.ts'
import { chosenMoment } from '../../src/make/project/chosenMoment.ts'
import { compileFile } from '../../src/make/project/loadSite.ts'
import { engineFolder, ownBlockDirectory, ownPublicDirectory } from '../../src/make/project/project.ts'
import { type Revision, readRevision } from '../../src/make/project/readRevision.ts'
import { type Problem, toProblem } from './problem.ts'
import type { Session } from './session.ts'

const run = promisify(execFile)

/** What publishing would do, and what is in its way. */
export interface PublishPlan {
  /** `git`: a commit, and a push if `remote` is named. `folder`: the built folder. */
  readonly way: 'git' | 'folder'
  readonly remote?: string
  /** What changes for visitors since the last commit, a sentence each. */
  readonly changes: readonly string[]
  /** Whether there is anything to commit. */
  readonly hasChanges: boolean
  /** What must be done before a site goes online, with its place. */
  readonly problems: readonly Problem[]
}

export async function planPublication(session: Session): Promise<PublishPlan> {
  const { siteName, siteFile } = session.project
  const version = session.current()
  const { requireLaunchReady } = await import('../../src/language/advice/applyAccepted.ts')
  const at = chosenMoment()
  const now = compileFile(siteName, Buffer.from(version.text), { mode: 'production', at })
  const errors = requireLaunchReady(await diagnose(now.findings)).filter(({ severity }) => severity === 'error')
  const problems = errors.map(toProblem)
  const git = gitIn(path.dirname(siteFile))
  const isRepository = await git('rev-parse', '--is-inside-work-tree').catch(() => undefined)
  if (isRepository === undefined) return { way: 'folder', changes: [], hasChanges: true, problems }
  const branch = (await git('rev-parse', '--abbrev-ref', 'HEAD').catch(() => '')).trim()
  const remote = (await git('config', `branch.${branch}.remote`).catch(() => '')).trim()
  const changed = await git('status', '--porcelain', '--', ...partsOf(siteFile))
  const isFirst = (await git('show', `HEAD:./${path.basename(siteFile)}`).catch(() => undefined)) === undefined
  const changes = isFirst ? ['The first version of the site.'] : await describe(readRevision(siteFile, 'HEAD'))
  return { way: 'git', ...(remote && { remote }), changes, hasChanges: changed.trim() !== '', problems }

  async function describe({ bytes, translations }: Revision): Promise<readonly string[]> {
    const old = compileFile(siteName, bytes, { mode: 'production', at, translations })
    const { site } = now
    if (old.site === undefined || site === undefined) return ['The site file changes.']
    return describeComparison(
      compareSites(await createSources(old), await createSources(now), (at) => destinationOf(site, at)),
    )
  }
}

/**
 * Commits the site with what changes in plain words, and pushes it if there is a remote; without git, builds it.
 *
 * @returns What was done, in a sentence.
 */
export async function publish(session: Session): Promise<{ readonly done: string } | { readonly refused: string }> {
  const plan = await planPublication(session)
  const { siteFile, outDir, home } = session.project
  if (plan.problems.length > 0) return { refused: 'The site isn’t ready: see what is left to do.' }
  try {
    if (plan.way === 'folder') {
      const binary = path.join(engineFolder, 'src/cli/pagewright.mjs')
      await run(process.execPath, [binary, 'build'], { cwd: home, maxBuffer: 1e8 })
      return { done: `The site is built. Its folder is ${outDir}.` }
    }
    const git = gitIn(path.dirname(siteFile))
    const parts = partsOf(siteFile)
    const [first = 'Changes of the site', ...rest] = plan.changes
    const message =
      plan.changes.length < 2 ? first : `${plan.changes.length} changes of the site\n\n${[first, ...rest].join('\n')}`
    if (plan.hasChanges) {
      await git('add', '--', ...parts)
      await git('commit', '-m', message, '--', ...parts)
    }
    if (plan.remote === undefined) return { done: 'The changes are committed. There is no remote to push them to.' }
    await git('push', plan.remote)
    return { done: `The changes are committed and pushed to ${plan.remote}.` }
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    return { refused: (stderr ?? '').trim() || message }
  }
}

function gitIn(folder: string) {
  return async (...args: string[]): Promise<string> => {
    // Nobody could answer a question.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
    return (await run('git', args, { cwd: folder, maxBuffer: 1e9, env })).stdout
  }
}

/** The files and folders of a site that exist. */
function partsOf(siteFile: string): readonly string[] {
  const beside = ['styles.css', 'translations'].map((name) => path.join(path.dirname(siteFile), name))
  return [siteFile, ownPublicDirectory(siteFile), ownBlockDirectory(siteFile), ...beside].filter((part) =>
    existsSync(part),
  )
}
