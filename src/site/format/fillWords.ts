/** A text with values in place of names in braces, `until {time}`, or in two of them. Other braces stay. */
export function fillWords(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{?\{(\w+)\}\}?/g, (whole, name: string) => String(values[name] ?? whole))
}
