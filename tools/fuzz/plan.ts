import type { Random } from '../mutate/random.ts'
import { choose, oneIn } from './texts.ts'

/** A parameter of a page's path, and the values it takes. */
export interface ParameterPlan {
  readonly name: string
  readonly values: readonly string[]
  /** The collection that the values are the entries of; a plain list without it. */
  readonly collection?: string
  readonly hasMissing: boolean
}

export interface PagePlan {
  /** Key under `pages`. */
  readonly name: string
  readonly path: string
  readonly parameters: readonly ParameterPlan[]
  /** Ids that the first blocks of the page get. */
  readonly anchors: readonly string[]
}

/** The names of a site, decided before anything that refers to them is written. */
export interface Plan {
  readonly pages: readonly PagePlan[]
  /** Every address of the site that a link can lead to. */
  readonly paths: readonly string[]
  /** An id that every page has; parts that all pages share can lead to it. */
  readonly commonAnchor: string | undefined
  readonly dialogs: readonly string[]
  readonly services: readonly string[]
  /** Plans of the checkout, as set.tier. */
  readonly checkouts: readonly string[]
  readonly collections: ReadonlyMap<string, readonly string[]>
  readonly redirects: readonly string[]
}

/** Names that are something else in JavaScript, in a file system or on a host. */
const names = [
  'home',
  'about-us',
  'team',
  'a',
  'x1',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'then',
  'item',
  'default',
  'camelCaseName',
  'a-very-long-name-that-somebody-wrote-because-nobody-said-no',
] as const

const words = [
  'about',
  'a',
  'Preise',
  'ueber-uns',
  'v1.2',
  'content',
  '_private',
  'images',
  'toString',
  'null',
  '2026',
  'a~b',
  'news.json',
] as const

/** Values of a parameter begin with a letter or digit. */
const values = words.filter((word) => /^[A-Za-z0-9]/.test(word))

/** Distinct names, as many as `count` where the pool has them. */
function distinct(random: Random, pool: readonly string[], count: number): readonly string[] {
  const left = [...pool]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.below(left.length), 1)[0] ?? '',
  )
}

/** Decides what a site has: its pages and paths, and the names of all that can be referred to. */
export function planSite(random: Random): Plan {
  const collections = new Map(
    distinct(random, names, random.below(3)).map((name) => [
      name,
      distinct(random, values, 1 + random.below(3)),
    ]),
  )
  const commonAnchor = oneIn(random, 2) ? 'start' : undefined
  const pages = planPages(random, collections, commonAnchor)
  const redirects = distinct(random, ['/old', '/alt/seite', '/index.php', '/a/b/c'], random.below(3))
  const sets = distinct(random, names, random.below(3))
  return {
    pages,
    paths: [...pages.flatMap(pathsOf), ...redirects],
    commonAnchor,
    dialogs: distinct(random, names, random.below(3)),
    services: distinct(random, names, random.below(4)),
    checkouts: sets.flatMap((set) =>
      distinct(random, names, 1 + random.below(2)).map((tier) => `${set}.${tier}`),
    ),
    collections,
    redirects,
  }
}

function planPages(
  random: Random,
  collections: ReadonlyMap<string, readonly string[]>,
  commonAnchor: string | undefined,
): readonly PagePlan[] {
  const anchors = (index: number): readonly string[] => [
    ...(commonAnchor === undefined ? [] : [commonAnchor]),
    ...Array.from({ length: random.below(2) }, () => `part-${index}`),
  ]
  const plain = (name: string, path: string, index: number): PagePlan => ({
    name,
    path,
    parameters: [],
    anchors: anchors(index),
  })
  const more = distinct(random, words, 1 + random.below(3)).map((word, index): PagePlan => {
    const page = plain(`page-${index}`, `/${word}`, index + 2)
    return oneIn(random, 3) ? withParameters(page, random, collections) : page
  })
  return [plain('start', '/', 0), ...more, plain('not-found', '/404', 1)]
}

function withParameters(
  page: PagePlan,
  random: Random,
  collections: ReadonlyMap<string, readonly string[]>,
): PagePlan {
  const parameters = distinct(random, ['kind', 'size', 'x'], 1 + random.below(2)).map(
    (name): ParameterPlan => {
      const collection = oneIn(random, 3) ? undefined : random.pick([...collections.keys()])
      const hasMissing = oneIn(random, 2)
      if (collection === undefined) {
        return { name, values: choose(random, [['one'], ['A', 'b.c', 'z9']]), hasMissing }
      }
      return { name, values: collections.get(collection) ?? [], collection, hasMissing }
    },
  )
  return {
    ...page,
    path: `${page.path}-of/${parameters.map(({ name }) => `:${name}`).join('/')}`,
    parameters,
  }
}

/** The addresses of a page: one for each combination of values, and those that end before a parameter. */
function pathsOf({ path, parameters }: PagePlan): readonly string[] {
  let paths = [path]
  for (const { name, values } of parameters) {
    paths = paths.flatMap((each) => values.map((value) => each.replace(`:${name}`, value)))
  }
  return paths
}
