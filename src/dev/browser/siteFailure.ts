/** The reason why the latest save of the site file or of a block's schema isn't on the screen. */
export interface SiteFailure {
  /** One line: `2 problems in site.yaml`. */
  readonly title: string
  /** All problems as `check` prints them, without warnings and notices. */
  readonly text: string
}

/** Event of the development server with a `SiteFailure`, or with `null` if there is none. */
export const failureEvent = 'pagewright:failure'

/** Event with which a newly opened page, which missed earlier events, asks for the current failure. */
export const failureAskEvent = 'pagewright:ask-failure'
