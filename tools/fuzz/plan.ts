import fc from 'fast-check'
import type { Plain, PlainObject } from '../../src/index.ts'
import { anyObject, entriesNamed } from './draw.ts'

type Lists = Readonly<Record<string, readonly string[]>>

/** The names of a site, decided before anything that refers to them is written. */
export interface Plan {
  readonly pages: readonly PagePlan[]
  /** Every address of the site that a link can lead to. */
  readonly paths: readonly string[]
  /** The id, if any, that every page has: parts that all pages share can lead to it. */
  readonly commonAnchors: readonly string[]
  readonly dialogs: readonly string[]
  readonly services: readonly string[]
  /** The tiers of each set of the checkout. */
  readonly checkout: Lists
  /** The entries of each collection. */
  readonly collections: Lists
  readonly redirects: readonly string[]
}

export interface PagePlan {
  /** Key under `pages`. */
  readonly name: string
  readonly path: string
  readonly parameters: readonly ParameterPlan[]
  /** Ids that the first blocks of the page get. */
  readonly anchors: readonly string[]
}

/** A parameter of a page's path. */
interface ParameterPlan {
  readonly name: string
  readonly values: readonly string[]
  /** Its entry under `params`. */
  readonly entry: PlainObject
}

/** Names that are something else in JavaScript, in a file system or on a host. */
const names = [
  ...'home about-us team a x1 toString valueOf hasOwnProperty length then item default camelCaseName'.split(' '),
  'a-very-long-name-that-nobody-thought-to-shorten-before-it-went-live',
]

const words = 'about a Preise ueber-uns v1.2 content _private images toString null 2026 a~b news.json'.split(' ')

/** The field of an entry that pages can have in their address. */
export const slugOf = (entry: string): string => `${entry}-slug`

/** Values of a parameter begin with a letter or digit. */
const values = words.filter((word) => /^[A-Za-z0-9]/.test(word))

const some = (pool: readonly string[], minLength: number, maxLength: number) =>
  fc.shuffledSubarray([...pool], { minLength, maxLength })

/** What a site has: its pages and paths, and the names of everything that can be referred to. */
export const plans: fc.Arbitrary<Plan> = fc
  .record({
    words: some(words, 1, 3),
    commonAnchors: fc.subarray(['start']),
    dialogs: some(names, 0, 2),
    services: some(names, 0, 3),
    checkout: entriesNamed(fc.constantFrom(...names), some(names, 1, 2)),
    collections: entriesNamed(fc.constantFrom(...names), some(values, 1, 3)),
    redirects: some(['/old', '/alt/seite', '/index.php', '/a/b/c'], 0, 2),
  })
  .chain(({ words, ...plan }) => {
    const page = (path: string, name: string, parameters: PagePlan['parameters'] = []) =>
      fc.subarray([`part-of-${name}`]).map((own): PagePlan => {
        const steps = parameters.map((parameter) => `:${parameter.name}`)
        const prefix = steps.length > 0 ? `${path}-of` : path
        return {
          name,
          path: [prefix, ...steps].join('/'),
          parameters,
          anchors: [...plan.commonAnchors, ...own],
        }
      })
    const more = words.map((word, index) =>
      parametersOf(plan.collections).chain((found) => page(`/${word}`, `page-${index}`, found)),
    )
    return fc
      .tuple(page('/', 'start'), ...more, page('/404', 'not-found'))
      .map((pages) => ({ ...plan, pages, paths: [...pages.flatMap(pathsOf), ...plan.redirects] }))
  })

/** One page in three has parameters. */
function parametersOf(collections: Lists): fc.Arbitrary<readonly ParameterPlan[]> {
  const sources = [
    ...[['one'], ['A', 'b.c', 'z9']].map((list) => ({ own: { in: list }, values: list })),
    ...Object.entries(collections).flatMap(([name, list]) => [
      { own: { in: name }, values: list },
      { own: { in: name, by: 'page.slug' }, values: list.map(slugOf) },
    ]),
  ]
  const parameter = (name: string): fc.Arbitrary<ParameterPlan> =>
    fc.constantFrom(...sources).chain((source) =>
      fc.constantFrom(...source.values).chain((value) =>
        anyObject<Plain>(
          {
            missing: fc.constant(value),
            unknown: fc.constantFrom('not-found', { redirect: '/' }, { show: value }),
          },
          [],
        ).map((entry) => ({ name, values: source.values, entry: { ...source.own, ...entry } })),
      ),
    )
  const several = some(['kind', 'size', 'x'], 1, 2).chain((names) => fc.tuple(...names.map(parameter)))
  return fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: several })
}

/** The addresses of a page: one for each combination of values. */
function pathsOf({ path, parameters }: PagePlan): readonly string[] {
  return parameters.reduce(
    (paths, { name, values }) => paths.flatMap((each) => values.map((value) => each.replace(`:${name}`, value))),
    [path],
  )
}
