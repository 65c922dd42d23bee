/** Errors stop a build, warnings are likely mistakes or hurt visitors, notices are good to know. */
export type Severity = 'error' | 'warning' | 'notice'

/** One kind of problem and its page in docs/problems. */
export interface ProblemKind {
  /** Printed by `check` and used as the page's file name. Never changed, never given to another kind. */
  readonly id: `PW${number}`
  /** A few words for lists and headings. */
  readonly title: string
  /** Default: `error`. */
  readonly severity?: Exclude<Severity, 'error'>
  /** An error in `check --launch`. */
  readonly stopsLaunch?: true
  /** What the message means, for someone who edits the site and doesn't program. */
  readonly meaning: string
  /** What visitors or the editor would run into. */
  readonly why: string
  /** What to do. */
  readonly fix: string
  /** Folder in tests/fixtures/sites that the page shows as its example. */
  readonly fixture: string
}

/** Problem kinds by code: `unknown-key`, `missing-key`. */
export type ProblemKinds = Readonly<Record<string, ProblemKind>>
