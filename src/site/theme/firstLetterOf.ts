const segmenter = new Intl.Segmenter()

/** The first character of a name as readers count them, as a capital. */
export function firstLetterOf(name: string): string {
  const [letter] = segmenter.segment(name.trim())
  return letter?.segment.toUpperCase() ?? ''
}
