/**
 * Shows the typeface on a page that was painted without it, as on a first visit over a slow line. All in one task: labels
 * keep their widths and texts their lines, with letters or words a little closer or further apart, so that nothing moves.
 */

type Size = readonly [width: number, height: number]

/** How far the letters of a text may move, in em; its words go apart eight times as much, or come four times as close. */
const most = 0.02
const step = 0.0025
/** How far those of a label may, in em. With more, large figures beside each other would look different. */
const mostOfLabel = 0.04

const sizeOf = ({ clientWidth, clientHeight }: Element): Size => [clientWidth, clientHeight]

const nextFrame = () => new Promise(requestAnimationFrame)

/** Parts of the page that begin below the screen. */
const bandsBelow = () =>
  [...document.querySelectorAll<HTMLElement>('#main > *, #app > footer')].filter(
    (band) => band.getBoundingClientRect().top > innerHeight,
  )

/** Lets the browser leave out parts of the page when it lays that out. */
function setAside(bands: readonly HTMLElement[]): void {
  const heights = bands.map((band) => `${band.getBoundingClientRect().height}px`)
  for (const [index, { style }] of bands.entries()) {
    Object.assign(style, { contentVisibility: 'auto', height: heights[index] })
  }
}

/** The blocks that hold texts, except in some parts of the page. */
function textsOutside(bands: readonly Node[]): ReadonlyMap<HTMLElement, Size> {
  const sizes = new Map<HTMLElement, Size>()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    bands.includes(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    let text = node.nodeValue?.trim() ? node.parentElement : null
    // What is inline has no size of its own, and what is hidden has none at all.
    while (text && text.offsetWidth > 0 && text.clientWidth === 0) text = text.parentElement
    if (text) sizes.set(text, sizeOf(text))
  }
  return sizes
}

/** The size of letters and the space between them, in pixels. */
function lettersOf(text: Element): { readonly size: number; readonly spacing: number } {
  const { fontSize, letterSpacing } = getComputedStyle(text)
  return { size: Number.parseFloat(fontSize), spacing: Number.parseFloat(letterSpacing) || 0 }
}

/** Gives labels the widths that they had. */
function keepWidths(sizes: ReadonlyMap<HTMLElement, Size>): void {
  const labels = [...sizes].flatMap(([label, [width]]) => {
    // The words around an accent make room for it.
    if (label.clientWidth === width || label.matches('h1 *, h2 *')) return []
    const way = (width - label.clientWidth) / label.innerText.replaceAll(' ', '').length
    const { size, spacing } = lettersOf(label)
    return Math.abs(way) > mostOfLabel * size ? [] : [{ label, width, spacing: spacing + way, way }]
  })
  for (const { label, spacing, way } of labels)
    Object.assign(label.style, { letterSpacing: `${spacing}px`, wordSpacing: `${-way}px` })
  for (const { label, width } of labels)
    if (label.clientWidth !== width) Object.assign(label.style, { letterSpacing: '', wordSpacing: '' })
}

/** Gives texts the heights that they had, and thereby the numbers of lines. */
function keepHeights(sizes: ReadonlyMap<HTMLElement, Size>): void {
  for (const [text, [, height]] of sizes) {
    if (text.clientHeight === height) continue
    const { style } = text
    const { letterSpacing } = style
    const { spacing } = lettersOf(text)
    const direction = Math.sign(height - text.clientHeight)
    for (let space = step; text.clientHeight !== height && space <= most; space += step) {
      style.wordSpacing = `${direction * space * (direction < 0 ? 4 : 8)}em`
      style.letterSpacing = `calc(${spacing}px + ${direction * space}em)`
    }
    if (text.clientHeight !== height) Object.assign(style, { wordSpacing: '', letterSpacing })
  }
}

/** The faces that the browser doesn't show anymore, for it to show. */
function lateFaces(): readonly FontFace[] {
  const sheet = document.querySelector<HTMLStyleElement>('#pagewright-base')?.sheet
  return [...(sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const of = (name: string) => rule.style.getPropertyValue(name)
    if (of('font-display') !== 'optional') return []
    return [new FontFace(of('font-family').replace(/^["']|["']$/g, ''), of('src'), { weight: of('font-weight') })]
  })
}

async function showTypeface(): Promise<void> {
  const faces = lateFaces()
  // The browser has their files already.
  await Promise.all(faces.map((face) => face.load()))
  const bands = bandsBelow()
  setAside(bands)
  await nextFrame()
  await nextFrame()
  const sizes = textsOutside(bands)
  for (const face of faces) document.fonts.add(face)
  keepWidths(sizes)
  keepHeights(sizes)
  // One after the other: all at once would be a task too long to answer a touch.
  for (const { style } of bands) {
    await nextFrame()
    Object.assign(style, { contentVisibility: '', height: '' })
  }
}

showTypeface().catch(console.error)

export {}
