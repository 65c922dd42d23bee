import currencies from 'country-to-currency'
import { resolveTheme } from '../../../schema/looks/resolveTheme.ts'
import type { SiteShell } from '../../../schema/model.ts'
import { type Plain, valueAt } from '../plain.ts'
import { checkAnalytics, checkServices } from '../references/checkServices.ts'
import { createResolver } from '../references/createResolver.ts'
import type { SchemaNode } from '../schema/schemaNodes.ts'
import type { CompileEnvironment } from './compileContext.ts'
import { compileValue } from './compileValue.ts'
import { createContext } from './createContext.ts'
import type { ExpandOptions } from './expandPage.ts'

/** Compiles the parts and settings that every page shares, and the dialogs that they can open. */
export function compileShell(
  environment: CompileEnvironment,
  rules: SiteShell['rules'],
  expansion: Pick<
    ExpandOptions,
    'site' | 'formatNumber' | 'formatDay' | 'compareTexts' | 'entryPages' | 'parameterNames'
  >,
): { value: SiteShell; opened: ReadonlySet<string> } {
  const { facts, origins, report, tree } = environment
  const { site } = expansion
  const resolver = createResolver({
    ...expansion,
    origins,
    report,
    parameters: new Map(),
    keysWithOwnFrom: tree.keysWithOwnFrom,
  })
  const opened = new Set<string>()
  const compileSection = (name: string, isText: boolean): unknown => {
    const written = site[name] ?? tree.defaultsOf(tree.root)[name]
    if (written === undefined) return undefined
    const root = isText ? resolver.resolve(written, [name]) : written
    const properties = tree.root.properties as Record<string, SchemaNode>
    const context = createContext(environment, {
      root,
      path: [name],
      anchors: sharedAnchors(facts.pages),
      isShared: true,
    })
    const compiled = compileValue(properties[name] ?? {}, root, context)
    for (const dialog of context.openedDialogs) opened.add(dialog)
    return compiled
  }
  compileSection('services', false)
  checkServices(site.services, report)
  const analytics = compileSection('analytics', false) as SiteShell['analytics']
  checkAnalytics(site.analytics, report)
  compileSection('checkout', false)
  const value: SiteShell = {
    site: inOwnCurrency(compileSection('site', false) as SiteShell['site'], site.site),
    theme: resolveTheme(compileSection('theme', false) as Parameters<typeof resolveTheme>[0]),
    header: compileSection('header', true) as SiteShell['header'],
    footer: compileSection('footer', true) as SiteShell['footer'],
    ...(analytics !== undefined && { analytics }),
    rules,
  }
  return { value, opened }
}

function sharedAnchors(pages: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = pages.values()
  return new Set([...first].filter((anchor) => others.every((anchors) => anchors.has(anchor))))
}

/** Prices are in the currency of the country unless the file says otherwise. */
function inOwnCurrency(site: SiteShell['site'], written: Plain | undefined): SiteShell['site'] {
  const country = String(valueAt(written, 'country')).toUpperCase()
  const currency = (currencies as Readonly<Record<string, string>>)[country]
  return currency === undefined || valueAt(written, 'currency') !== undefined ? site : { ...site, currency }
}
