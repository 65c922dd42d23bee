const mark = 'data-offline'

/** Shows that something could not be loaded, until the connection is back or the visitor opens another page. */
export function showOffline(): void {
  document.documentElement.setAttribute(mark, '')
  for (const type of ['online', 'popstate']) addEventListener(type, hideOffline, { once: true })
}

export function hideOffline(): void {
  document.documentElement.removeAttribute(mark)
}

/** Whether the site responds at all. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
