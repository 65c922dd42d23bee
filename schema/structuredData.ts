/** A thing in the vocabulary of schema.org, for search engines. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** Facts about a block's page. */
interface PageFacts {
  readonly title: string
  /** Address of the page, absolute. */
  readonly url: string
  /** Currency of the site, an ISO 4217 code. */
  readonly currency: string
  /** Reference to the business that the site belongs to. */
  readonly business: { readonly '@id': string }
}

/**
 * Type of `structuredData` in a block's `structuredData.ts`: describes the block in the vocabulary of schema.org. The
 * questions of all blocks of a page become one FAQ page.
 */
export type StructuredData<Props> = (block: Props, page: PageFacts) => readonly Thing[]
