const pairs = 'ä ae ö oe ü ue ß ss æ ae ø oe å aa œ oe þ th ð d ł l ı i'.matchAll(/(\S+) (\S+)/g)
const spelledOut = new Map([...pairs].map(([, letter = '', letters = '']) => [letter, letters]))

/** A text in the letters a to z, digits and dashes: `Größe 2` becomes `groesse-2`. Empty if it has none of them. */
export function toSlug(text: string): string {
  return text
    .normalize()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, (letter) => spelledOut.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
