/** Texts of Pagewright itself, such as `Close`, in one other language: each English text with its translation. */
export type Words = Readonly<Record<string, string>>

/** The words in a language, by its code such as `de`; undefined for English, and for a language that has none. */
export type WordLists = (code: string) => Words | undefined

/** The words for a language tag such as `pt-BR`. */
export function wordsFor(language: string, lists: WordLists): Words | undefined {
  return lists(language.toLowerCase()) ?? lists(language.split('-')[0]?.toLowerCase() ?? '')
}
