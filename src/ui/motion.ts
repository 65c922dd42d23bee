/**
 * Motion for blocks. framer-motion is loaded when something first moves, and nothing moves for visitors who prefer
 * reduced motion. Each function leaves the page as it found it.
 */

/** Ends a movement early in its final state. */
export type Stop = () => void

const nothing: Stop = () => {}

function mayMove(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches
}

/** Fades an element in from a little below: a page, a panel, a step that has just replaced another. */
export function enter(element: HTMLElement): Stop {
  if (!mayMove()) return nothing
  let stopped = false
  let stop: Stop = nothing
  void import('framer-motion/dom/mini').then(({ animate }) => {
    if (stopped || !element.isConnected) return
    const options = { duration: 0.35, ease: [0.16, 1, 0.3, 1] } as const
    const movement = animate(element, { opacity: [0, 1], transform: ['translateY(12px)', 'none'] }, options)
    stop = () => movement.complete()
    void movement.then(() => {
      element.style.removeProperty('opacity')
      element.style.removeProperty('transform')
    })
  })
  return () => {
    stopped = true
    stop()
  }
}

/** Number format of the page's language: a pattern for a number, and its separators. */
function numbersOf(language: string) {
  const parts = new Intl.NumberFormat(language).formatToParts(12_345.6)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const [group, decimal] = [signOf('group'), signOf('decimal')]
  const escaped = (sign: string) => sign.replace(/[.'’]/g, '\\$&')
  const pattern = new RegExp(`\\d[\\d${escaped(group)}]*(?:${escaped(decimal)}\\d+)?`)
  const readNumber = (digits: string) => Number(digits.replaceAll(group, '').replace(decimal, '.'))
  return { pattern, group, decimal, readNumber }
}

/**
 * Counts the first number in an element's own text from `from` to what it says: “98%”, “$3,811”.
 * Signs, separators and decimals stay as they are written.
 */
export function countUp(element: Element, from = 0): Stop {
  const language = document.documentElement.lang || 'en'
  const { pattern, group, decimal, readNumber } = numbersOf(language)
  const node = [...element.childNodes].find(
    (child): child is Text => child instanceof Text && pattern.test(child.data),
  )
  const written = node?.data
  const [digits] = (written && pattern.exec(written)) || []
  if (!mayMove() || !node || written === undefined || digits === undefined) return nothing

  const decimals = digits.split(decimal)[1]?.length ?? 0
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: digits.includes(group),
  })
  let shown = written
  let stopped = false
  let stop: Stop = nothing
  const show = (words: string) => {
    // Keep the text if React has replaced it meanwhile.
    if (node.data === shown) node.data = words
    shown = words
  }
  void import('framer-motion/dom').then(({ animate }) => {
    if (stopped) return
    const movement = animate(from, readNumber(digits), {
      duration: 0.9,
      ease: [0.16, 1, 0.3, 1],
      onUpdate: (value) => show(written.replace(pattern, () => format.format(value))),
      onComplete: () => show(written),
    })
    stop = () => movement.stop()
  })
  return () => {
    stopped = true
    stop()
    show(written)
  }
}

/**
 * Counts up once when the element is scrolled into view. An element that is already in view doesn't change.
 * @public For blocks.
 */
export function countUpInView(element: Element): Stop {
  if (!mayMove() || typeof IntersectionObserver !== 'function') return nothing
  let stop: Stop = nothing
  let wasOutside = false
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        wasOutside = true
        return
      }
      observer.disconnect()
      if (wasOutside) stop = countUp(element)
    },
    { threshold: 0.4 },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop()
  }
}
