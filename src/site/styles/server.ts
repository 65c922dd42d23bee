import { createHash } from 'node:crypto'
import type { ElementType } from 'react'
import { compile, serialize, stringify } from 'stylis'
import { createStyled, type Styled } from './createStyled.ts'

/**
 * What a build for the server has in place of styled-components: each component has one class whose rules never change.
 * They are known once its module has run, and made once for all pages.
 */

/** CSS whose keyframes are still to be written. */
class Css {
  readonly parts: readonly unknown[]

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.parts = strings.flatMap((text, index) => [text, index < values.length ? values[index] : ''])
  }
}

class Keyframes {
  readonly name: string
  readonly css: Css

  constructor(css: Css) {
    this.css = css
    this.name = `k${createHash('sha256').update(textOf(css, [])).digest('hex').slice(0, 6)}`
  }
}

interface Definition {
  readonly className: string
  readonly css: Css
}

/** In the order in which the modules run, which is the order of the rules. */
const definitions: Definition[] = []

/**
 * A tag for the CSS of a component.
 * @param className Its class, which `staticStyles` has derived from the module and the position there.
 */
function styled(target: ElementType, className: string) {
  return (strings: readonly string[], ...values: unknown[]): Styled => {
    definitions.push({ className, css: new Css(strings, values) })
    return createStyled(target, className)
  }
}

// biome-ignore lint/style/noDefaultExport: it stands in for a package with a default export.
export default styled

export function css(strings: readonly string[], ...values: unknown[]): Css {
  return new Css(strings, values)
}

export function keyframes(strings: readonly string[], ...values: unknown[]): Keyframes {
  return new Keyframes(new Css(strings, values))
}

/**
 * Flattens CSS into text.
 * @param used Gets the keyframes that the text names.
 * @throws If a value is a function of props: then there is no text before the page is rendered.
 */
function textOf(value: unknown, used: Keyframes[]): string {
  if (value instanceof Css) return value.parts.map((part) => textOf(part, used)).join('')
  if (value instanceof Keyframes) {
    used.push(value)
    return value.name
  }
  if (Array.isArray(value)) return value.map((part) => textOf(part, used)).join('')
  if (value === undefined || value === null || typeof value === 'boolean') return ''
  if (typeof value === 'function' && !('classes' in value)) {
    throw new Error(`Styles can't depend on props, but a style has the function \`${value}\`.
Set a data attribute and write a rule for it, or set a style attribute.`)
  }
  return String(value)
}

/** A top-level rule. */
interface Rule {
  readonly text: string
  /** Attributes with values, as in HTML, without which it matches nothing; undefined if only the style sheet has the rule. */
  readonly needs: readonly string[] | undefined
}

interface Rules {
  readonly className: string
  readonly rules: readonly Rule[]
  readonly keyframes: readonly { readonly name: string; readonly rule: string }[]
  /** Addresses of the files that the rules load. */
  readonly files: readonly string[]
}

const compiled: Rules[] = []

/** The rules of every component that was defined so far. */
function allRules(): readonly Rules[] {
  for (const { className, css } of definitions.slice(compiled.length)) {
    const used: Keyframes[] = []
    const rules = rulesIn(`.${className}{${textOf(css, used)}}`).map((text) => ({
      text,
      needs: isForLater(text) ? undefined : neededAttributes(text),
    }))
    const frames = used.map(({ name, css }) => ({
      name,
      rule: rulesIn(`@keyframes ${name}{${textOf(css, [])}}`).join(''),
    }))
    const files = rules.flatMap(({ text }) => [...text.matchAll(/url\((\/[^)]+)\)/g)].map(([, file = '']) => file))
    compiled.push({ className, rules, keyframes: frames, files })
  }
  return compiled
}

function rulesIn(text: string): readonly string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '')
  return compile(withoutComments)
    .map((element) => shorten(serialize([element], stringify)))
    .filter((rule) => rule !== '')
}

/**
 * Removes what means nothing in CSS, except in quotes: a leading zero, the last semicolon, and spaces around commas, after
 * colons and inside parentheses.
 */
function shorten(rule: string): string {
  return rule.replace(
    /("[^"]*"|'[^']*')|\s*(,|>(?!=))\s*|([(:])\s+|\s+(\))|\s+|;(?=\})|(?<![\w.-])0(?=\.\d)/g,
    (part, quoted?: string, separator?: string, opening?: string, closing?: string) =>
      quoted ?? separator ?? opening ?? closing ?? (part.trim() === '' ? ' ' : ''),
  )
}

/** The style sheet of a site: the rules of all its components. */
export function siteCss(): string {
  return cssOf(allRules())
}

/**
 * Rules that only the style sheet has: for what happens after the first paint, for printing and adapted colors, and those
 * that the Nu HTML checker doesn't know yet. No page looks broken until the style sheet has loaded.
 */
const isForLater = (rule: string): boolean =>
  /^@media (\(hover|\(forced-colors|\(prefers-contrast|print)/.test(rule) ||
  /^[^{]*(?<!:not\()(:active|:hover|:disabled|\[aria-disabled)/.test(rule) ||
  /field-sizing|interpolate-size|reading-flow|animation-timeline|base-select|@starting-style|::picker|anchor|data-switched/.test(
    rule,
  )

/** Only of a rule with one selector. The attributes of the root element are not in the HTML of a page. */
function neededAttributes(rule: string): readonly string[] {
  const [selector = ''] = rule.split('{', 1)
  if (/^@|,|html/.test(selector)) return []
  return [...selector.matchAll(/(?<!:not\()\[([\w-]+)='([^']*)'\]/g)].map(([, name, value]) => `${name}="${value}"`)
}

/** The rules for the classes and attributes in some HTML, which a browser needs to show it. */
export function cssFor(html: string): string {
  const attributes = new Set(html.match(/(?<= )[\w-]+="[^"]*"/g))
  const lists = [...attributes].filter((text) => text.startsWith('class='))
  const classes = new Set(lists.flatMap((text) => text.slice(7, -1).split(' ')))
  const used = allRules().filter(({ className }) => classes.has(className))
  return cssOf(used, attributes)
}

/** Addresses of the files that the rules for some HTML load, such as masks. */
export function styleFilesOf(html: string): readonly string[] {
  const found = allRules().flatMap(({ className, files }) =>
    files.length > 0 && new RegExp(` class="(?:[^"]* )?${className}[ "]`).test(html) ? files : [],
  )
  return [...new Set(found)]
}

/** @param attributes All that there are; any, if it is not given. */
function cssOf(components: readonly Rules[], attributes?: ReadonlySet<string>): string {
  const isWanted = ({ needs }: Rule) => !attributes || needs?.every((attribute) => attributes.has(attribute))
  const frames = new Map(components.flatMap(({ keyframes }) => keyframes.map(({ name, rule }) => [name, rule])))
  const rules = components.flatMap(({ rules }) => rules.filter(isWanted).map(({ text }) => text))
  return [...rules, ...frames.values()].join('')
}
