/** What a text that refers to something of the site can say, for one kind of reference. */
export interface NameList {
  /** Every name, for completion: the site’s own order. */
  readonly names: readonly SiteName[]
  /** Regular expressions, without flags, of further texts that the compiler accepts. */
  readonly accepted: readonly string[]
  /** What is wrong with any other text. */
  readonly problem: string
}

export interface SiteName {
  readonly name: string
  /** A few words that tell it from others. */
  readonly about?: string
}

/** The formats of texts that refer to something of the site, as block schemas name them. */
export const referenceFormats = [
  'page',
  'url',
  'dialog',
  'anchor',
  'service',
  'endpoint',
  'checkout',
  'collection',
  'reference',
  'icon',
  'image',
  'shape',
  'file',
] as const

export type ReferenceFormat = (typeof referenceFormats)[number]

/** Everything that a text of this site can refer to. */
export type SiteNames = Readonly<Record<ReferenceFormat, NameList>>
