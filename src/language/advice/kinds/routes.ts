import { replacement } from '../../fix.ts'
import { describeValue } from '../../messages/describe.ts'
import { didYouMean } from '../../messages/hint.ts'
import { nearestName, referenceFix } from '../../messages/nearestName.ts'
import { suggestName } from '../../messages/suggestName.ts'
import { toSlug } from '../../messages/toSlug.ts'
import type { PathPlace } from '../../place.ts'
import { formatPath, keysOf, type Path, type Plain, valueAt } from '../../plain.ts'
import { addressFields } from '../../routes/addressFields.ts'
import type { AddressMistake } from '../../routes/parseOldAddress.ts'
import { isStep, maxParameters, type PathMistake, pageFile } from '../../routes/parsePathPattern.ts'
import type { RuleTable, Words } from '../rule.ts'

/** Words for problems with paths, parameters and redirects. */
export const routeRules = {
  'bad-path': ({ path, mistake }: { readonly path: string; readonly mistake: PathMistake }) => {
    const { fixed, ...words } = explainPath(path, mistake)
    return { ...words, ...(fixed !== undefined && replacement(path, fixed)) }
  },
  'bad-path/redirect': ({ from, mistake }: { readonly from: string; readonly mistake: AddressMistake }) =>
    explainAddress(from, mistake),
  'bad-path/parameter': ({ from }: { readonly from: string }) => ({
    message: `\`${from}\` has a parameter, and a redirect is for one path.`,
    hint: 'Write a redirect for each value, `/*` at the end for everything below a path, or use `unknown:` of a page’s parameter.',
  }),
  'bad-path/word': ({ value }: { readonly value: string }) => ({
    message: `\`${value}\` can’t be part of a page’s address.`,
    hint: `Use the letters a to z, digits and dashes${toSlug(value) && `: \`${toSlug(value)}\``}.`,
  }),
  'duplicate-path': ({ pages }: { readonly pages: readonly Page[] }) => {
    const [first, second] = pages.toSorted((a, b) => likeness(b) - likeness(a))
    if (first === undefined || second === undefined) return { message: '' }
    return {
      at: placeOfPath(second),
      message:
        first.path === second.path
          ? `The path \`${second.path}\` already belongs to page \`${first.name}\`.`
          : `The paths \`${second.path}\` and \`${first.path}\` of page \`${first.name}\` match the same addresses.`,
      hint: 'Give one of the pages another path.',
      related: { message: `Page \`${first.name}\` has it`, at: placeOfPath(first) },
    }
  },
  'duplicate-path/missing': ({ path, page, other, first }: Claim) => ({
    message: `With \`missing\`, both page \`${other}\` and page \`${page}\` answer \`${path}\`.`,
    hint: 'Remove `missing` from one of them.',
    related: { message: `Page \`${other}\` answers it`, at: first },
  }),
  'duplicate-path/redirect': ({ from, page, taken }: TakenAddress) => ({
    ...(page === undefined
      ? { message: `The path \`${from}\` is redirected twice.`, hint: 'Remove one of the redirects.' }
      : {
          message: `The path \`${from}\` already belongs to page \`${page}\`.`,
          hint: 'Remove the redirect, or give the page another path.',
        }),
    related: {
      message: page === undefined ? 'The other redirect' : `Page \`${page}\` has it`,
      at: { path: taken, part: 'value' },
    },
  }),
  'duplicate-path/file': ({ file, from }: { readonly file: string; readonly from: string }) => ({
    message: `\`public${file}\` is served at this address, so \`${from}\` can’t be redirected.`,
    hint: 'Remove the redirect or the file.',
  }),
  'circular-redirect': ({ chain, isOwnPath }: { readonly chain: readonly string[]; readonly isOwnPath: boolean }) => ({
    message: `This redirect leads back to itself: ${chain.map((from) => `\`${from}\``).join(' → ')}.`,
    hint: isOwnPath ? 'Point it at another page, or remove it.' : 'Point it at a page.',
  }),
  'too-many-pages': ({ most }: { readonly most: number }) => ({
    message: `With the parameters of this path, the site has more than ${most} pages.`,
    hint: 'Use fewer parameters in one path, or fewer values.',
  }),
  'no-not-found-page': (_: object) => ({
    reads: [['pages', '*', 'path', '/404']],
    message: 'The site has no page at `/404`, the one that visitors see for an address that does not exist.',
    hint: [
      'Add one under `pages`:',
      '    not-found:',
      '      path: /404',
      '      title: Page not found',
      '      blocks:',
      '        - type: …',
    ].join('\n'),
  }),
  'unknown-parameter': ({ page, path, parameter, names, free }: UnknownParameter) => ({
    reads: [['pages', page, 'path', `:${parameter}`]],
    message: `The path \`${path}\` has no parameter \`:${parameter}\`.`,
    ...didYouMean(nearestName(parameter, names), `Add \`:${parameter}\` to the path, or remove it here.`),
    ...referenceFix(parameter, free),
  }),
  'unknown-parameter/undeclared': ({ page, name, declared }: UndeclaredParameter) => {
    // Then the other is reported.
    if (declared.some((key) => nearestName(key, [name]) !== undefined)) return []
    return {
      reads: [['pages', page, 'params', name]],
      message: `The parameter \`:${name}\` has no entry under \`params\`.`,
      hint: `Add a line \`params: { ${name}: { in: … } }\` with the name of a collection under \`content\`.`,
    }
  },
  'unknown-value': ({ name, value, values, place, source, by }: UnknownValue) => ({
    reads: [
      [...place, 'in', value],
      ...(typeof source === 'string' ? [['content', source, ...(by.length === 0 ? [value] : ['*', ...by])]] : []),
    ],
    message: `\`${value}\` is not a value of the parameter \`${name}\`.`,
    ...suggestName(value, values, { label: 'Its values' }),
  }),
  'unknown-field/address': ({ source, by }: { readonly source: string; readonly by: Path }, { site }) => ({
    reads: [['content', source, '*', ...by]],
    message: `No entry of \`content.${source}\` has \`${by.join('.')}\`, so this page has no address.`,
    ...suggestName(by.join('.'), [...addressFields(valueAt(site.content, source))], { label: 'Texts of the entries' }),
  }),
  'unknown-field/list': (_: object) => ({
    message: '`by` names a field of entries, but the values of `in` are texts without fields.',
    hint: 'Remove `by`, or name a collection under `content`.',
  }),
  'duplicate-value': ({ value, first }: { readonly value: string; readonly first: Path }) => ({
    message: `\`${value}\` is already \`${formatPath(first)}\`, and two pages can’t have one address.`,
    hint: 'Give one of them another value.',
    related: { message: 'The first one', at: { path: first, part: 'value' } },
  }),
  'missing-key/address': ({ key, owner, page, path, parameter }: MissingAddress) => ({
    keys: [String(key)],
    message: `\`${key}\` is missing in \`${formatPath(owner)}\`: it is the address of page \`${page}\`.`,
    hint: `Add what stands for \`:${parameter}\` in \`${path}\`: \`${key}: ${owner[2]}\`.`,
  }),
  'wrong-type/address': ({ value }: { readonly value: Plain }) => ({
    message: `It is part of a page’s address, so it must be text, but it is ${describeValue(value)}.`,
    ...(typeof value === 'number' && { hint: `Put it in quotes: \`"${value}"\`.` }),
  }),
  'unknown-collection': ({ source }: { readonly source: string }, { site }) => ({
    reads: [['content', source]],
    message: `There is no collection \`${source}\` under \`content\`.`,
    ...suggestContent(source, site.content),
  }),
  'wrong-reference/collection': ({ source }: { readonly source: string }, { site }) => {
    const { hint = '', suggestions = [] } = suggestContent(source, site.content)
    return {
      reads: [['content', source]],
      message: `\`${source}\` is not a collection: it has no entries.`,
      ...(hint !== '' && { hint, suggestions }),
    }
  },
} satisfies RuleTable

interface Page {
  readonly name: string
  readonly path: string
}

interface Claim {
  readonly path: string
  readonly page: string
  /** The page that has the path first. */
  readonly other: string
  readonly first: PathPlace
}

interface TakenAddress {
  readonly from: string
  /** The page that has the address; undefined if it is another redirect. */
  readonly page?: string
  readonly taken: Path
}

interface UnknownParameter {
  readonly page: string
  readonly path: string
  readonly parameter: string
  /** The parameters of the path. */
  readonly names: readonly string[]
  /** Those of them without an entry. */
  readonly free: readonly string[]
}

interface UndeclaredParameter {
  readonly page: string
  readonly name: string
  readonly declared: readonly string[]
}

interface UnknownValue {
  readonly name: string
  readonly value: string
  readonly values: readonly string[]
  readonly place: Path
  readonly source: Plain
  /** The field of an entry that has its value; empty for its key. */
  readonly by: Path
}

/** An entry with texts for a page, but without its address. */
interface MissingAddress {
  /** The field with the address, and the group in which it is missing. */
  readonly key: string | number | undefined
  readonly owner: Path
  readonly page: string
  readonly path: string
  readonly parameter: string
}

function suggestContent(source: string, content: Plain | undefined): ReturnType<typeof suggestName> {
  return suggestName(source, keysOf(content), {
    label: 'Content of this site',
    where: 'under `content`',
    declaredIn: ['content'],
  })
}

function placeOfPath({ name }: Page): PathPlace {
  return { path: ['pages', name, 'path'], part: 'value' }
}

const specialNames: ReadonlyMap<string, RegExp> = new Map([
  ['/', /^(home|index|start|main)/],
  ['/404', /404|not-?found|missing|error/i],
])

/** How well the name of a page fits its path. Of two pages with one path, the one that fits less has a wrong path. */
function likeness({ name, path }: Page): number {
  if (specialNames.get(path)?.test(name) === true) return 1
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const named = words(name)
  const shared = words(path).filter((word) => named.some((own) => own.startsWith(word) || word.startsWith(own)))
  return shared.length / Math.max(1, words(path).length, named.length)
}

/** What is wrong with a path, and the intended path, if that is clear. */
function explainPath(path: string, mistake: PathMistake): { message: string; hint: string; fixed?: string } {
  switch (mistake.is) {
    case 'relative': {
      const isAddress = /^[a-z]+:\/\//i.test(path)
      const hint = isAddress ? 'Write only the part after the host, starting with a slash.' : `Write \`/${path}\`.`
      const message = `The path \`${path}\` must start with a slash.`
      return { message, hint, ...(!isAddress && { fixed: `/${path}` }) }
    }
    case 'ends-with-slash': {
      const fixed = path.replace(/\/+$/, '') || '/'
      return { message: `The path \`${path}\` ends with a slash.`, hint: `Write \`${fixed}\`.`, fixed }
    }
    case 'empty-step':
      return { message: `The path \`${path}\` has two slashes in a row.`, hint: 'Remove one.' }
    case 'bad-step': {
      const { step } = mistake
      const [, name] = /^[{[<](\w+)[}\]>]$/.exec(step) ?? []
      const message = `\`${step}\` can’t be a part of a path.`
      return name === undefined
        ? { message, hint: hintFor(path) }
        : { message, hint: `A parameter is written \`:${name}\`.`, fixed: path.replace(step, `:${name}`) }
    }
    case 'reserved': {
      const message = path.includes('/', 1)
        ? `Paths below \`/${mistake.step}\` are used by the site’s own files.`
        : `\`/${mistake.step}\` is used by the site’s own files.`
      return { message, hint: 'Choose another first word.' }
    }
    case 'page-file': {
      const message = `\`${pageFile}\` is the file of every page, not part of its path.`
      return { message, hint: `Write \`${path.slice(0, path.indexOf(`/${pageFile}`)) || '/'}\`.` }
    }
    case 'too-many':
      return { message: `The path \`${path}\` has more than ${maxParameters} parameters.`, hint: 'Use fewer.' }
    case 'twice':
      return { message: `The parameter \`${mistake.step}\` is in the path twice.`, hint: 'Rename one.' }
  }
}

/** A path in the letters that are allowed. */
function hintFor(path: string): string {
  const allowed = 'the letters a to z, digits and dashes between the slashes'
  const steps = path.slice(1).split('/')
  const meant = steps.map((step) => (isStep(step) ? step : toSlug(step)))
  return meant.includes('') || steps.some((step) => step.startsWith(':') && !isStep(step))
    ? `Use ${allowed}; a parameter is \`:\` and a name.`
    : `Use ${allowed}: \`/${meant.join('/')}\`.`
}

function explainAddress(from: string, mistake: AddressMistake): Words {
  switch (mistake.is) {
    case 'other-host': {
      const fixed = from.replace(/^https?:\/\/[^/]+/i, '') || '/'
      const message = `\`${from}\` is a whole address, and a redirect is from a path of this site.`
      return { message, hint: `Write \`${fixed}\`.`, ...replacement(from, fixed) }
    }
    case 'anchor': {
      const [written] = from.split('#', 1)
      return {
        message: `\`${from}\` has an anchor, and no host learns of it.`,
        hint: `Write \`${written}\`. For the character itself, write \`%23\`.`,
      }
    }
    case 'star': {
      const hint = 'Write `/*` at its end, for everything below a path.'
      return { message: `A \`*\` can only be the last step of \`${from}\`.`, hint }
    }
    case 'path': {
      const { plain } = mistake
      const { message, hint } = explainPath(plain, mistake.mistake)
      const isFile = plain.endsWith(`/${pageFile}`) && plain !== `/${pageFile}`
      return {
        message: message.replace(plain, from),
        hint:
          mistake.mistake.is === 'reserved'
            ? 'Remove the redirect: it would take the place of that file.'
            : isFile
              ? `${hint.replace(plain, from).replace(/\.$/, '')}, which hosts show there, too.`
              : hint.replace(plain, from),
      }
    }
  }
}
