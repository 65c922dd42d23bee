/** Words that authors write for the same thing; which of them is the key differs between blocks. */
const families = [
  'heading headline title name label header caption',
  'text intro description body content copy subtitle subheading summary answer bio',
  'illustration image picture photo portrait src img media figure',
  'to href link url page path target',
  'actions action buttons button cta links',
  'items entries cards people members groups questions rows steps list',
  'name author',
  'label text',
  'quote text testimonial review',
  'note footnote hint disclaimer',
  'role position job',
  'call phone tel telephone',
  'url domain website',
  'blocks sections',
].map((words) => words.split(' '))

/**
 * The name that means the same as a word and fits its value; undefined if there is none, or several that mean different
 * things.
 */
export function sameMeaning(word: string, names: readonly string[], value: unknown): string | undefined {
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(String(value))
  const fitting = families.flatMap((family) => {
    const name = family.includes(word.toLowerCase())
      ? family.find((member) => names.includes(member) && !(isAddress && member === 'to'))
      : undefined
    return name === undefined ? [] : [name]
  })
  return fitting.every((name) => name === fitting[0]) ? fitting[0] : undefined
}
