import type { Path } from '../../plain.ts'

/** The ids of blocks, as the place in which a link looks for one: of a page, or of the page that it is on. */
export function blockId(page: string, id: string): Path {
  return ['pages', '*', 'blocks', '**', 'id', `${page}#${id}`]
}
