import { parseOldAddress } from '../routes/parseOldAddress.ts'
import type { ValueRule } from './lintSite.ts'

/** A redirect that some hosts can't do. */
export const redirects: ValueRule = function* ({ value: from, path: at, groupSchema }, { pages }) {
  const address = groupSchema.title === 'Redirect' && at.at(-1) === 'from' ? parseOldAddress(String(from)) : undefined
  if (address === undefined || 'is' in address || (address.query === undefined && !address.isPattern)) return
  const { path, query } = address
  const byScript = 'the not-found page, whose script redirects browsers but not search engines'
  const [hosts, seen] =
    query === undefined
      ? ['GitHub Pages and other plain hosts show', byScript]
      : [
          'Cloudflare Pages, GitHub Pages and other plain hosts show',
          pages.has(path) ? `the page \`${path}\`` : byScript,
        ]
  yield {
    code: 'limited-redirect',
    message: `Not every host can redirect \`${from}\`: ${hosts} ${seen}.`,
    hint: 'If yours is another one, say so: `# check: accept PW104, we use Netlify`.',
  }
}
