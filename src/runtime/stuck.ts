const mark = 'data-stuck'

/** Tells the visitor that something could not be loaded, until the connection is back or they go elsewhere. */
export function showStuck(): void {
  document.documentElement.setAttribute(mark, '')
  for (const type of ['online', 'popstate']) addEventListener(type, hideStuck, { once: true })
}

export function hideStuck(): void {
  document.documentElement.removeAttribute(mark)
}

/** Whether the site answers at all. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
