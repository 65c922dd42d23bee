import { readFileSync } from 'node:fs'

const files = [
  'site.yaml',
  'examples/architects/site.yaml',
  'examples/blank/site.yaml',
  'examples/business/site.yaml',
  'examples/cafe/site.yaml',
  'examples/gym/site.yaml',
  'examples/zahnarzt/site.yaml',
]
const awkward = 'tests/edit/awkward.yaml'

/** The texts that are edited at random, by name. Git may convert line breaks, so those of Windows are written here. */
export function fuzzTexts(): ReadonlyMap<string, string> {
  const text = readFileSync(awkward, 'utf8')
  return new Map([
    ...files.map((file) => [file, readFileSync(file, 'utf8')] as const),
    [awkward, text],
    [`${awkward} from Windows`, `\ufeff${text.replaceAll('\n', '\r\n')}\r\n`],
  ])
}
