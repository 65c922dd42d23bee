/** The id in the hash of an address: `faq` for `#faq`. Empty if there is no hash or if it can't be decoded. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
