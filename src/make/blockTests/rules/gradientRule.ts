import { contrast, mix } from '../../../site/theme/contrast.ts'
import { isShown, letters, shownTexts, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

/** A color that is drawn, and how much of what is below it shows: 0 is nothing. */
interface Paint {
  readonly hex: string
  readonly alpha: number
}

const paints = new Map<string, Paint>()

/** Reads any color of CSS, as a browser draws it. */
function paintOf(value: string): Paint {
  const known = paints.get(value)
  if (known) return known
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('paintOf expects a browser that can draw.')
  canvas.fillStyle = value
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const paint = { hex, alpha: alpha / 255 }
  paints.set(value, paint)
  return paint
}

const colors = /(?:rgba?|hsla?|color|oklab|oklch|lab|lch)\([^()]*\)/g

/** The colors that can be behind a text in an element, with the gradients of everything around it. */
function groundsOf(element: Element | null): { readonly hexes: readonly string[]; readonly hasGradient: boolean } {
  if (!element) return { hexes: ['#ffffff'], hasGradient: false }
  const { backgroundColor, backgroundImage, backgroundClip } = getComputedStyle(element)
  const layers = backgroundClip.includes('text') ? [] : backgroundImage.split(/,\s*(?=[a-z-]+-gradient\()/)
  // A gradient with lengths draws lines or dots.
  const gradients = layers.map((layer) =>
    /\dpx/.test(layer) ? [] : [...layer.matchAll(colors)].map(([color]) => paintOf(color)),
  )
  // The first layer that lets nothing through hides all others.
  const hiding = gradients.findIndex((stops) => stops.length > 0 && stops.every(({ alpha }) => alpha > 0.99))
  const ground = paintOf(backgroundColor)
  const isClosed = hiding >= 0 || ground.alpha > 0.99
  const below = isClosed ? { hexes: [ground.hex], hasGradient: false } : groundsOf(element.parentElement)
  const over = (hexes: readonly string[], stops: readonly Paint[]) =>
    hexes.flatMap((hex) => stops.map((stop) => mix(hex, stop.hex, stop.alpha)))
  const base = over(below.hexes, hiding < 0 ? [ground] : (gradients[hiding] ?? []))
  // Lights from several sides are strong in different places.
  const lights = (hiding < 0 ? gradients : gradients.slice(0, hiding)).flat()
  const hexes = [...new Set([...base, ...over(base, lights)])]
  return { hexes, hasGradient: below.hasGradient || hiding >= 0 || lights.length > 0 }
}

/** From 24 px, or bold from 18.66 px, text is large (WCAG 1.4.3). */
const neededBy = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 3 : 4.5

export const gradientContrast: PageRule = {
  name: 'gradient-contrast',
  says: 'Text on a gradient has enough contrast with each of its colors: 4.5:1, or 3:1 if it is large.',
  why: 'axe measures text on one color only, and a gradient that fits one look hides the words in another.',
  fix: 'Give the element the scheme that its gradient has, `color-scheme: dark`, with `color` beside it, or mix the gradient from tokens such as `night` and `surface`.',
  inPage({ main, condition }) {
    if (condition.setting === 'forced-colors') return []
    return shownTexts(main).flatMap(({ element, node }) => {
      const style = getComputedStyle(element)
      const word = paintOf(style.color)
      // Without a color, text is a window to its background.
      if (word.alpha === 0 || element.closest('[aria-hidden=true], :disabled, [data-picture]') || !isShown(element))
        return []
      const { hexes, hasGradient } = groundsOf(element)
      const least = Math.min(...hexes.map((hex) => contrast(mix(hex, word.hex, word.alpha), hex)))
      return hasGradient && least < neededBy(style)
        ? [violationAt(element, `“${letters(node.data).slice(0, 40)}” has a contrast of ${least.toFixed(1)}:1.`)]
        : []
    })
  },
}
