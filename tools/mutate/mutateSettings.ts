import { atSlot, inserting, lineEnd, lineStart, type Mutators, replacing } from './mutation.ts'

/** Lines with a mistake between `‹` and `›`, and the name that must be suggested for it. */
type Lines = readonly [lines: string, suggestion?: string]

const times: readonly Lines[] = [
  ['show: { ‹form›: 2035-12-20 }', 'from'],
  ['show: { from: 2035-12-20, ‹untill›: 2036-01-02 }', 'until'],
  ['show: { from: ‹2035-12-32› }'],
  ['show: { until: ‹12/24/2035› }'],
  ['show: { from: ‹tomorrow› }'],
  ['show: { from: ‹2035-12-20 25:00› }'],
  ['show: { from: 2036-01-02, until: ‹2035-12-20› }'],
  ['show: ‹2035-12-20›'],
  ['show: { from: ‹[2035-12-20]› }'],
  ['hidden: ‹maybe›'],
  ['‹hiden›: true', 'hidden'],
  ['‹drafts›: true', 'draft'],
  ['‹shwo›: { from: 2035-12-20 }', 'show'],
]

/** The lines of a service that counts visits, without mistakes. */
const counter = `provider:
  name: Plausible
  script: https://plausible.io/js/script.js
  data: { domain: example.com }
  consent: no
  call: plausible
  event: ["{{event}}"]
`

/** A part of these lines, with what is wrong in its place. */
const wrongCounters: readonly (readonly [right: string, ...wrong: Lines])[] = [
  ['provider', '‹provder›', 'provider'],
  ['name', '‹nmae›', 'name'],
  [
    'provider:\n  name: Plausible\n  script: https://plausible.io/js/script.js',
    '‹provider›:\n  name: Plausible',
    'script',
  ],
  ['consent', '‹consnet›', 'consent'],
  ['  call', '  ‹cal›', 'call'],
  ['event:', '‹evnt›:', 'event'],
  ['https://plausible.io/js/script.js', '‹http://plausible.io/js/script.js›'],
  ['https://plausible.io/js/script.js', '‹/js/script.js›'],
  ['https://plausible.io/js/script.js', '‹plausible.io/js/script.js›'],
  ['consent: no', 'consent: ‹akk›', 'ask'],
  ['{ domain: example.com }', '‹example.com›'],
  ['["{{event}}"]', '‹track›'],
  ['plausible\n', '‹window.plausible›\n'],
  ['consent', 'hosts: [‹http://stats.example.com›]\n  consent'],
]

const siteKeys: readonly Lines[] = [
  ['timezone: ‹Europe/Berlim›'],
  ['timezone: ‹Berlin›'],
  ['timezone: ‹CETT›'],
  ['languages: [en, ‹english›]'],
  ['languages: [en, ‹xq›]'],
  ['‹languages›: [en]'],
  ['languages: ‹english›'],
]

const indented = (lines: string, by: number) => lines.replace(/^(?=.)/gm, ' '.repeat(by))

/** Mistakes in settings that few sites have: each is written with its mistake. */
export const settingMistakes: Mutators = {
  'wrong time': atSlot(
    ({ key, isInFlow, parent }) => key === 'type' && !isInFlow && parent.path.at(-2) === 'blocks',
    ({ keyRange, valueRange, parent }, site, random) => {
      const [lines = '', suggestion] = random.pick(times) ?? []
      if (parent.keys.includes('show')) return undefined
      const indent = keyRange.start - lineStart(site.text, keyRange.start)
      const place = lineEnd(site.text, valueRange.end)
      return inserting(site, place, `\n${' '.repeat(indent)}${lines}`, { ...(suggestion && { suggestion }) })
    },
  ),

  'link to a hidden page': atSlot(
    ({ schema, value, path }) => schema?.format === 'page' && /^\/[\w-]*$/.test(String(value)) && path[0] !== 'content',
    ({ valueRange }, site, random) => {
      const pages = site.at('pages')
      if (pages === undefined || pages.keyRange.start > valueRange.start) return undefined
      const key = random.pick(['hidden', 'draft'])
      const page = `  not-shown: { path: /not-shown, title: Not shown, ${key}: true, blocks: [{ type: prose, text: Text. }] }\n`
      const at = site.text.indexOf('\n', pages.keyRange.end) + 1
      const text = site.text.slice(0, at) + page + site.text.slice(at)
      const [start, end] = [valueRange.start + page.length, valueRange.end + page.length]
      return replacing({ text }, { start, end }, '/not-shown')
    },
  ),

  'wrong counter': (site, random) => {
    const [right = '', wrong = '', suggestion] = random.pick(wrongCounters) ?? []
    const analytics = site.at('analytics')
    if (analytics !== undefined && site.at('analytics.provider') !== undefined) return undefined
    const lines = indented(counter.replace(right, wrong), 2)
    const pages = site.at('pages')?.keyRange.start ?? 0
    const before = analytics ? site.text.indexOf('\n', analytics.keyRange.end) + 1 : pages
    return inserting(site, before, `${analytics ? '' : 'analytics:\n'}${lines}`, {
      ...(suggestion && { suggestion }),
      what: wrong,
    })
  },

  'wrong zone or language': (site, random) => {
    const [line = ''] = random.pick(siteKeys) ?? []
    const [key = ''] = line.replace(/[‹›]/g, '').split(':')
    const section = site.at('site')
    if (section === undefined || site.at(`site.${key}`) !== undefined) return undefined
    return inserting(site, site.text.indexOf('\n', section.keyRange.end) + 1, `  ${line}\n`)
  },
}
