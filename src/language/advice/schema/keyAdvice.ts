import { describeNames } from '../../messages/describe.ts'
import type { Path } from '../../plain.ts'

const hide =
  'To leave it out of the site, write `hidden: true`, or `draft: true` until it is finished. For a time, `show` has `from` and `until`.'
const social = 'Links to social networks are a list: `social` under `footer`.'
const oneLevel =
  'A menu has one level. Link to a page that leads to the others, or list them in the `columns` of the footer.'
const styles =
  'A block takes its look from `theme` and from its own keys, such as `tone`. CSS of your own is in a file of its own, `styles.css` beside this one.'

/** The lines for services that count visits. The handbook has all of them. */
const counting = (provider: string) =>
  `Write under \`analytics\`: \`provider: { ${provider} }\`. “Count visits” in the handbook explains each line.`
const google = counting(
  'name: Google Analytics, script: "https://www.googletagmanager.com/gtag/js?id=G-…", hosts: ["https://*.google-analytics.com", "https://*.analytics.google.com"], call: gtag, queue: dataLayer, start: [[js, "{{now}}"], [config, G-…]]',
)
const matomo = counting(
  'name: Matomo, script: https://….matomo.cloud/matomo.js, queue: _paq, start: [[setTrackerUrl, https://….matomo.cloud/matomo.php], [setSiteId, 1], [trackPageView]]',
)
const anyService = counting('name: …, script: https://…')

/** What to do instead of writing a key that other programs have. */
const advice: Readonly<Record<string, string>> = {
  visible: hide,
  disabled: hide,
  published: hide,
  date: 'Dates belong to the blocks that show them: `events` have a `date`, a `timeline` has a `year`.',
  css: styles,
  style: styles,
  class: styles,
  className: styles,
  background: 'For another ground, use `tone` in a block, or `paper` under `theme.colors` for the whole site.',
  keywords: 'Search engines ignore keywords. Write a good `title` and `description`.',
  favicon:
    'The icon of a tab is the file `favicon.svg` in the folder `public`. Without it, it is the first letter of the name.',
  lang: 'The language holds for the whole file: `language` under `site`.',
  layout: 'The order of the blocks is the layout. `columns` puts blocks side by side.',
  social,
  instagram: social,
  facebook: social,
  submenu: oneLevel,
  dropdown: oneLevel,
  children: oneLevel,
  plausible: counting(
    'name: Plausible, script: https://plausible.io/js/script.js, data: { domain: … }, consent: no, call: plausible',
  ),
  matomo,
  piwik: matomo,
  google,
  'google-analytics': google,
  googleAnalytics: google,
  ga: google,
  ga4: google,
  gtag: google,
  gtm: google,
  umami: anyService,
  fathom: anyService,
  tracking: anyService,
  languages: 'The file has one language: `language` under `site`.',
}

/**
 * The advice for an unknown key: what to write instead, or for a range of keys, such as `monday-friday`, which lines.
 *
 * @param free The keys that could stand there.
 */
export function keyAdvice(key: string, owner: Path, free: readonly string[]): string | undefined {
  const [first = '', last = '', more] = key.toLowerCase().split(/ *(?:-|–|_to_| to ) */)
  const at = (word: string): number => (word.length < 2 ? -1 : free.findIndex((name) => name.startsWith(word)))
  const [from, to] = [at(first), at(last)]
  if (more === undefined && from !== -1 && to > from)
    return `Write one line for each: ${describeNames(free.slice(from, to + 1), 'and')}.`
  const isSwitch = advice[key] === hide
  // Only pages and blocks are hidden elsewhere.
  return isSwitch && !owner.includes('pages') ? undefined : Object.hasOwn(advice, key) ? advice[key] : undefined
}
