/** Why the newest save of the site file, or of a block's schema, is not on the screen. */
export interface SiteFailure {
  /** One line: `2 problems in site.yaml`. */
  readonly title: string
  /** All problems as `check` prints them, without warnings and notices. */
  readonly text: string
}

/** Sent by the development server with a `SiteFailure`, and with `null` where all is well. */
export const failureEvent = 'pagewright:failure'

/** Asks the server whether something is broken; a page that was opened later missed the event. */
export const failureAskEvent = 'pagewright:ask-failure'
