/** Why a site fails that should work. */
export interface Failure {
  /** The requirement that is not met. */
  readonly kind:
    | 'refused'
    | 'not rendered'
    | 'console'
    | 'hydration'
    | 'overflow'
    | 'broken link'
    | 'outside request'
    | 'not started'
  /** Path of the page; absent if the site has no pages yet. */
  readonly path?: string
  readonly message: string
}

/** A description of the cause without the texts and names of the site, to recognize the same cause elsewhere. */
export function causeOf({ kind, message }: Failure): string {
  const [first = ''] = message.split('\n')
  const general = first
    .replaceAll(/\d+/g, '0')
    .replaceAll(/`[^`]*`|"[^"]*"|\/\S*/g, '…')
    .slice(0, 160)
  return `${kind}: ${general}`
}
