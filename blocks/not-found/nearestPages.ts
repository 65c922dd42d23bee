interface NearPage {
  readonly path: string
  readonly title: string
}

const most = 3
/** Share of pairs of letters that a misspelled word has in common with the right one. */
const alike = 0.6

const wordsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)
const pairsOf = (word: string) => Array.from(word.slice(1), (letter, index) => (word[index] ?? '') + letter)

function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const pairs = pairsOf(other)
  const shared = pairsOf(one).filter((pair) => pairs.includes(pair)).length
  return (2 * shared) / (one.length + other.length - 2) >= alike
}

/**
 * The pages whose addresses are most like one that does not exist, best first: at least half of the parts of each are
 * in that, misspelled or not.
 * @param list The pages in Markdown, as in `llms.txt`.
 * @param home What the addresses of all pages in the visitor’s language begin with: `/es`.
 */
export function nearestPages(missing: string, list: string, home = ''): readonly NearPage[] {
  const asked = wordsOf(missing.slice(home.length))
  const pages = [...list.matchAll(/^- \[(.+?)\]\((\S+?)\)(?::|$)/gm)].map(([, title = '', href = '']) => {
    const { pathname: path } = new URL(href)
    const words = path.startsWith(`${home}/`) ? wordsOf(path.slice(home.length)) : []
    const found = words.filter((word) => asked.some((other) => isAlike(word, other))).length
    return { path, title: title.replace(/\\(.)/g, '$1'), found, share: found / words.length }
  })
  return pages
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share || b.found - a.found)
    .slice(0, most)
    .map(({ path, title }) => ({ path, title }))
}
