/** The id that the hash of an address names: `#faq` names `faq`. Empty without a hash, or for one that no text encodes to. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
