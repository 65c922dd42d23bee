import { toSlug } from '../messages/toSlug.ts'

/** One segment of a path: a word, or a parameter. */
export type PathStep =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string }

/** What is wrong with a path, with the fix. */
export interface PathMistake {
  readonly message: string
  readonly hint: string
  /** The intended path, if that is clear. */
  readonly fixed?: string
}

const word = /^[A-Za-z0-9._~-]+$/
const parameter = /^:[a-z][A-Za-z0-9]*$/
const maxParameters = 4
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
  if (!path.startsWith('/')) {
    const isAddress = /^[a-z]+:\/\//i.test(path)
    const hint = isAddress ? 'Write only the part after the host, starting with a slash.' : `Write \`/${path}\`.`
    const message = `The path \`${path}\` must start with a slash.`
    return { message, hint, ...(!isAddress && { fixed: `/${path}` }) }
  }
  if (path === '/') return []
  if (path.endsWith('/')) {
    const fixed = path.replace(/\/+$/, '') || '/'
    return { message: `The path \`${path}\` ends with a slash.`, hint: `Write \`${fixed}\`.`, fixed }
  }
  const steps = path.slice(1).split('/')
  const bad = steps.find((step) => !(word.test(step) || parameter.test(step)) || step === '.' || step === '..')
  if (bad !== undefined) {
    if (bad === '') return { message: `The path \`${path}\` has two slashes in a row.`, hint: 'Remove one.' }
    const braces = /^[{[<](\w+)[}\]>]$/.exec(bad)
    return {
      message: `\`${bad}\` can’t be a part of a path.`,
      ...(braces
        ? { hint: `A parameter is written \`:${braces[1]}\`.`, fixed: path.replace(bad, `:${braces[1]}`) }
        : { hint: hintFor(path) }),
    }
  }
  const first = steps[0] ?? ''
  if (reserved.has(first)) {
    const message =
      steps.length > 1
        ? `Paths below \`/${first}\` are used by the site’s own files.`
        : `\`/${first}\` is used by the site’s own files.`
    return { message, hint: 'Choose another first word.' }
  }
  if (steps.includes(pageFile)) {
    const meant = `/${steps.slice(0, steps.indexOf(pageFile)).join('/')}`
    const message = `\`${pageFile}\` is the file of every page, not part of its path.`
    return { message, hint: `Write \`${meant}\`.` }
  }
  const names = steps.filter((step) => step.startsWith(':'))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (names.length > maxParameters) {
    return { message: `The path \`${path}\` has more than ${maxParameters} parameters.`, hint: 'Use fewer.' }
  }
  if (twice !== undefined) return { message: `The parameter \`${twice}\` is in the path twice.`, hint: 'Rename one.' }
  return steps.map((step) =>
    step.startsWith(':') ? { kind: 'parameter', name: step.slice(1) } : { kind: 'literal', text: step },
  )
}

/** A path in the letters that are allowed. */
function hintFor(path: string): string {
  const allowed = 'the letters a to z, digits and dashes between the slashes'
  const steps = path.slice(1).split('/')
  const meant = steps.map((step) => (word.test(step) || parameter.test(step) ? step : toSlug(step)))
  return meant.includes('') || steps.some((step) => step.startsWith(':') && !parameter.test(step))
    ? `Use ${allowed}; a parameter is \`:\` and a name.`
    : `Use ${allowed}: \`/${meant.join('/')}\`.`
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
