/** What is wrong with a site that should have nothing wrong. */
export interface Failure {
  /** Which promise is broken. */
  readonly kind:
    | 'refused'
    | 'not rendered'
    | 'console'
    | 'hydration'
    | 'overflow'
    | 'broken link'
    | 'outside request'
    | 'not started'
  /** Address of the page; absent where the site did not come that far. */
  readonly path?: string
  readonly message: string
}

/** The same for the same cause, whatever texts and names the site has. */
export function causeOf({ kind, message }: Failure): string {
  const [first = ''] = message.split('\n')
  const general = first
    .replaceAll(/\d+/g, '0')
    .replaceAll(/`[^`]*`|"[^"]*"|\/\S*/g, '…')
    .slice(0, 160)
  return `${kind}: ${general}`
}
