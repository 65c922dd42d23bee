import { looks } from '../../../schema/looks/looks.ts'
import type { ThemeSettings } from '../../../schema/site.ts'

/** A selector, up to the declarations, at the beginning of a line. */
const selectors = /^(?!@)[^{}]+(?=\{)/gm

/** Where the footer stands on the tint, the band above it does not: it would seem to go on below. */
const lastBandCss =
  '\n#main>[data-tone=tinted]:last-child,#main>[data-island]:last-child>[data-tone=tinted]{background:var(--color-paper)}\n'

/**
 * The rules of a theme's look, for what is on a page itself, not in a dialog or on a card. They win over those of components,
 * and those of `styles.css` win over them.
 */
export function lookCss({ look }: Pick<ThemeSettings, 'look'>): string {
  const { css, deep } = looks[look]
  return (deep === 'tint' ? lastBandCss + css : css)
    .replace(selectors, (list) => `:root:root :is(${list}):not(:is(dialog,[data-nested]) *)`)
    .replaceAll('\n', '')
}
