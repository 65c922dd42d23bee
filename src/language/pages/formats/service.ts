import type { Html, Service } from '../../../../schema/values.ts'
import { entriesOf, isPlainObject, type Plain, type PlainObject } from '../../plain.ts'
import { isStandIn } from '../../references/isPlaceholderValue.ts'
import { parseUrl } from '../../references/parseUrl.ts'
import type { CompileContext } from '../compileContext.ts'
import { linkFiles } from './markdown.ts'
import { addressOf } from './url.ts'
import { htmlWithBase } from './withBase.ts'

export function compileService(name: string, use: 'frame' | 'connect', context: CompileContext): Service | undefined {
  const service = context.references.value(['services', name])
  if (service === undefined) return context.report({ kind: 'unknown-service', data: { name } })
  if (!isPlainObject(service)) return undefined
  const { title, data, fields, label, consent, answer } = service
  const url = addressOf(service.url, context)
  const script = addressOf(service.script, context)
  if (url === undefined || typeof title !== 'string') return undefined
  const compiled = {
    id: name,
    url,
    title,
    ...(typeof label === 'string' && { label }),
    host: hostOf(url) || hostOf(context.references.value(['site', 'url'])),
    origin: originOf(url),
    ...(typeof consent === 'string' && { consent: compileConsent(consent, context) }),
    ...(answer === 'unreadable' && { answer: 'unreadable' as const }),
    ...(use === 'connect' && isPlainObject(fields) && { fields: textsIn(fields) }),
    ...(use === 'frame' && isStandIn(url) && { standIn: true as const }),
    ...(script !== undefined && { script }),
    ...(isPlainObject(data) && { data: textsIn(data) }),
  }
  for (const source of sourcesOf(compiled, use)) context.need({ kind: 'source', ...source })
  return compiled
}

function compileConsent(consent: string, context: CompileContext): Html {
  const { html, links } = context.markdown('inline', consent)
  return htmlWithBase(linkFiles(html, links, context), context)
}

function textsIn(group: PlainObject): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(group).filter(isTextEntry))
}

function isTextEntry(entry: readonly [string, Plain]): entry is [string, string] {
  return typeof entry[1] === 'string'
}

/** The sources that a security policy must allow for a service. */
function sourcesOf({ origin, script }: Service, use: 'frame' | 'connect') {
  const hasScript = use === 'frame' && script !== undefined && originOf(script) !== ''
  return [
    ...(origin === '' ? [] : [{ use, address: origin }]),
    ...(hasScript ? [{ use: 'script' as const, address: sourceOf(script) }] : []),
  ]
}

/** An outside address as a source of a security policy, where `;` and `,` have meanings of their own. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

/** Origin of an outside address; the empty string for the site's own. */
function originOf(url: string): string {
  return /^https:/i.test(url) ? (parseUrl(url)?.origin ?? '') : ''
}

/** Host of an address as people read it; the empty string for a path of the site's own. */
function hostOf(url: Plain | undefined): string {
  return typeof url === 'string' ? (parseUrl(url)?.host ?? '') : ''
}
