/** What would end the address, a quoted CSS text or a rule, and what is not ASCII. */
const unsafe = /["#%<>\\^`{|}]|[^\x20-\x7e]/gu

/** The text of an SVG as an address of its own, without comments and needless white space. */
export function toDataUrl(svg: string): string {
  const visible = svg
    .replace(/<\?.*?\?>|<!--.*?-->|<!doctype[^>[]*>/gis, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim()
  return `data:image/svg+xml,${visible.replace(unsafe, encodeURIComponent)}`
}
