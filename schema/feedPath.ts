/** The address of the feed of a page. */
export function feedPath(page: string): string {
  return `${page === '/' ? '' : page}/feed.xml`
}
