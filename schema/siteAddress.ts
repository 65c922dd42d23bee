/**
 * A site can be in a folder of its host: `https://name.github.io/repo`. Paths of pages and files never have that folder,
 * addresses that a browser gets always do.
 */

/** The folder of a site: `/repo`, or nothing for a site with a host of its own. */
export function basePath(siteUrl: string): string {
  const [, folder = ''] = /^https:\/\/[^/?#]+((?:\/[\w.~-]+)+)\/?$/i.exec(siteUrl) ?? []
  return folder
}

/** The path of a page, from the path of an address. */
export function withoutBase(pathname: string, base: string): string {
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname
}

/** The address of a path of this site, or of anything else, as browsers need it. */
export function addressWithBase(address: string, base: string): string {
  return address.startsWith('/') ? base + address : address
}

/** The whole address of a path of the site. */
export function pageUrl(siteUrl: string, path: string): string {
  return new URL(addressWithBase(path, basePath(siteUrl)), siteUrl).href
}

/** CSS whose paths lead into the folder of the site. */
export function cssWithBase(css: string, base: string): string {
  return base === '' ? css : css.replace(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${base}/`)
}
