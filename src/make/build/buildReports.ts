import type { CompiledSite } from '../../../schema/model.ts'

/** How many pieces of the work are done. */
export interface StageCount {
  readonly done: number
  readonly total: number
}

/** What a build reports to the command that runs it: the `api` of the plugin `pagewright:build`. */
export interface BuildReports {
  /** Called when a part of the work begins: `Rendering pages`. If it has many pieces, again after each of them. */
  onStage?: (stage: string, count?: StageCount) => void
  /** Set when the site is in place. */
  result?: BuildResult
}

export interface BuildResult {
  readonly outDir: string
  readonly pages: number
  /** Of these, how many are as the build before left them. */
  readonly unchanged: number
  /** The site that was built. */
  readonly site: Pick<CompiledSite, 'conditions' | 'moment'>
  /** `1 warning, 85 notices`, if there are any. */
  readonly found?: string | undefined
}
