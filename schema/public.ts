/** What the schema of a block is made of: the public module of Pagewright for files `schema.ts`. */
export type { BlockProps } from './block.ts'
export { block, choice, defaults, group, inlineMarkdown, list, markdown, section, text } from './fields.ts'
export {
  action,
  actions,
  blockBase,
  currency,
  frameHeight,
  icon,
  image,
  loads,
  nestedBlocks,
  person,
  portrait,
  sample,
} from './shapes.ts'
export type { StructuredData } from './structuredData.ts'
export type { Action, Html, IconBody, ImageSource, Recording, Service } from './values.ts'
