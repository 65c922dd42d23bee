/** The path of a link, without its query and anchor. */

export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '')
}
