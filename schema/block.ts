import type { Compiled, Schema } from './values.ts'

/**
 * The contract of a block type: an object, closed, whose `type` is the name of its folder.
 * The composer adds `from`; a block's schema does not mention it.
 */
export type BlockSchema = Schema & {
  readonly type: 'object'
  readonly description: string
  readonly additionalProperties: false
  readonly required: readonly string[]
  /** Names that this block type had in earlier versions of the language. */
  readonly formerly?: readonly string[]
  /** What the block is for, in a word or two. Messages list the block types by purpose. */
  readonly purpose?: string
  /** What authors call it. No other block type has these names. */
  readonly synonyms?: readonly string[]
  readonly properties: Readonly<Record<string, Schema>> & { readonly type: { readonly const: string } }
}

/** What the component of a block receives: the author's fields, compiled. */
export type BlockProps<S extends BlockSchema> = Omit<Compiled<S>, 'type' | 'lazy'>
