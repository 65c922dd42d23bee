/** A thing in the words of schema.org, for search engines. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** What a block can say about the page that it stands on. */
interface PageFacts {
  readonly title: string
  /** Address of the page, absolute. */
  readonly url: string
  /** Reference to the business that the site belongs to. */
  readonly business: { readonly '@id': string }
}

/**
 * Says in the words of schema.org what a block shows, from the very fields that it shows: `structuredData` of a
 * block's `structuredData.ts`. Questions of all blocks of a page become one FAQ page.
 */
export type StructuredData<Props> = (block: Props, page: PageFacts) => readonly Thing[]
