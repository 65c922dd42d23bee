/** One segment of a path: a word, or a parameter. */
export type PathStep =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string }

/** What is wrong with a path. */
export type PathMistake =
  | { readonly is: 'relative' | 'ends-with-slash' | 'empty-step' | 'too-many' }
  | { readonly is: 'bad-step' | 'reserved' | 'page-file' | 'twice'; readonly step: string }

const word = /^[A-Za-z0-9._~-]+$/
const parameter = /^:[a-z][A-Za-z0-9]*$/
export const maxParameters = 4
/** Addresses of files that the build writes: folders, and single files. */
const reserved = new Set([
  '_content',
  'assets',
  ...['index', '404.html', 'robots.txt', 'sitemap.xml', '_headers', '_redirects'],
])
/** Name of the file with a page, in the folder of its path. */
export const pageFile = 'index.html'

/** The steps of a path such as /industries/:industry, or what is wrong with it. */
export function parsePathPattern(path: string): readonly PathStep[] | PathMistake {
  if (!path.startsWith('/')) return { is: 'relative' }
  if (path === '/') return []
  if (path.endsWith('/')) return { is: 'ends-with-slash' }
  const steps = path.slice(1).split('/')
  const bad = steps.find((step) => !isStep(step) || step === '.' || step === '..')
  if (bad !== undefined) return bad === '' ? { is: 'empty-step' } : { is: 'bad-step', step: bad }
  const [first = ''] = steps
  if (reserved.has(first)) return { is: 'reserved', step: first }
  if (steps.includes(pageFile)) return { is: 'page-file', step: pageFile }
  const names = steps.filter((step) => step.startsWith(':'))
  if (names.length > maxParameters) return { is: 'too-many' }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return { is: 'twice', step: twice }
  return steps.map((step) =>
    step.startsWith(':') ? { kind: 'parameter', name: step.slice(1) } : { kind: 'literal', text: step },
  )
}

/** Whether a text can be a step of a path: a word, or a parameter. */
export function isStep(text: string): boolean {
  return word.test(text) || parameter.test(text)
}

/** Whether a path could be read. */
export function isSteps(parsed: readonly PathStep[] | PathMistake): parsed is readonly PathStep[] {
  return Array.isArray(parsed)
}

/** The same steps with parameters replaced by their values. A parameter without a value stays. */
export function fillPattern(
  steps: readonly PathStep[],
  values: ReadonlyMap<string, { readonly value: string }>,
): string {
  const parts = steps.map((step) =>
    step.kind === 'literal' ? step.text : (values.get(step.name)?.value ?? `:${step.name}`),
  )
  return `/${parts.join('/')}`
}

/** Sorts the more specific pattern first: a word beats a parameter, from left to right. */
export function compareSpecificity(a: readonly PathStep[], b: readonly PathStep[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [left, right] = [a[index]?.kind, b[index]?.kind]
    if (left !== right) return left === 'literal' ? -1 : 1
  }
  return b.length - a.length
}
