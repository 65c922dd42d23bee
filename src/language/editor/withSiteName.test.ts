import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { withSiteName } from './withSiteName.ts'

const sites = [
  '# ours\nsite: { name: My Site, url: https://www.example.com }\n',
  'site:\n  # who\n  name: Spoke & Gear # for now\n  url: https://www.example.com\n',
  'site:\n  url: https://www.example.com\n  name: "Quoted, twice"\n',
]

it.each(['Corner Bakery', 'Ruth’s', '24', 'yes: no', 'A, B {c}', '$1 & $&', '#1', 'null'])(
  'writes the name %s so that it is read as it is, and nothing else',
  (name) => {
    for (const text of sites) {
      const changed = withSiteName(text, name)
      expect(parse(changed)).toEqual({ site: { name, url: 'https://www.example.com' } })
      expect(withSiteName(changed, parse(text).site.name).replaceAll('"', '')).toBe(text.replaceAll('"', ''))
    }
  },
)
