/** Origin of an outside address; the empty string for the site's own. */
export function originOf(url: string): string {
  return /^https:/i.test(url) && URL.canParse(url) ? new URL(url).origin : ''
}
