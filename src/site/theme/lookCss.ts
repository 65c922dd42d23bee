import { looks } from '../../../schema/looks/looks.ts'
import type { ThemeSettings } from '../../../schema/site.ts'

/** A selector, up to the declarations, at the beginning of a line. */
const selectors = /^(?!@)[^{}]+(?=\{)/gm

/** The rules of a theme's look. They win over those of components, and those of `styles.css` win over them. */
export function lookCss({ look }: Pick<ThemeSettings, 'look'>): string {
  return looks[look].css.replace(selectors, (list) => `:root:root:root :is(${list})`).replaceAll('\n', '')
}
