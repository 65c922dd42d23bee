/** Event of the development server with a `SiteFailure`, or with `null` if there is none. */
export const failureEvent = 'pagewright:failure'

/** Event with which a newly opened page, which missed earlier events, asks for the current failure. */
export const failureAskEvent = 'pagewright:ask-failure'

/** Names the public files that changed, as addresses. */
export const filesEvent = 'pagewright:files'

/** The author's style sheet, as `styles.css` now is. */
export const stylesEvent = 'pagewright:styles'
