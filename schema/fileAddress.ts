/**
 * Addresses of files below `public`. Their names can have any character, so each segment is encoded: `#`, `?` and `%` in a
 * name would end it or change it. Parentheses and quotes would end it in a style sheet.
 */
export function fileAddress(path: string): string {
  return encodeURI(path).replaceAll(/[#?&+,;=$@:'()]/g, encodeCharacter)
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

/** What an address says in words. Percent signs that encode nothing stay. */
export function decodeAddress(address: string): string {
  return address.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

/** The path of a request for an old address, as browsers write it. Bytes that are no letters stay encoded. */
export function requestPath(path: string): string {
  const written = path.replaceAll(/%(?![\da-f]{2})/gi, '%25').replaceAll(/[#?\\\s]/g, encodeURIComponent)
  return new URL(`http://localhost${written}`).pathname
}
