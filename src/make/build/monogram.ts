import type { SiteShell } from '../../../schema/model.ts'
import { firstLetterOf } from '../../site/theme/firstLetterOf.ts'
import { escapeHtml } from './prerender/escape.ts'

/** Name of the icon that browsers show in a tab. */
export const favicon = 'favicon.svg'

/** The icon of a site that has none in its public folder: the first letter of its name, in its colors. */
export function monogram({ site, theme }: Pick<SiteShell, 'site' | 'theme'>): string {
  const { ink, paper } = theme.colors
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
  <style>
    .ground { fill: ${ink} }
    .letter { fill: ${paper}; font: 700 20px system-ui, sans-serif; text-anchor: middle }
    @media (prefers-color-scheme: dark) {
      .ground { fill: ${paper} }
      .letter { fill: ${ink} }
    }
  </style>
  <rect class="ground" width="32" height="32" rx="9"/>
  <text class="letter" x="16" y="23">${escapeHtml(firstLetterOf(site.name))}</text>
</svg>
`
}
