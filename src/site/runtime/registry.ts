import type { ComponentType } from 'react'
import type { CompiledPage } from '../../../schema/model.ts'
import type { CompiledBlock } from '../../../schema/values.ts'

/** A block's component; its props are the compiled fields of its schema. */
export type BlockComponent = ComponentType<Record<string, unknown>>

export interface BlockLoader {
  readonly load: () => Promise<BlockComponent>
  /** The component's file begins with `'use client'`: the block is an island. */
  readonly isInteractive?: boolean
}

export type BlockLoaders = Readonly<Record<string, BlockLoader>>

export interface BlockRegistry {
  has(type: string): boolean
  isInteractive(type: string): boolean
  /** The component, if it has loaded. */
  get(type: string): BlockComponent | undefined
  /** Fetches the component once. Rejects for a type that has no block. */
  load(type: string): Promise<BlockComponent>
}

/** A registry over one loader per block type. It knows no block by name. */
export function createRegistry(loaders: BlockLoaders): BlockRegistry {
  const loaded = new Map<string, BlockComponent>()
  const loading = new Map<string, Promise<BlockComponent>>()
  const loaderOf = (type: string) => (Object.hasOwn(loaders, type) ? loaders[type] : undefined)

  const fetchOnce = async (type: string) => {
    const loader = loaderOf(type)
    if (!loader) throw new Error(`No block under blocks/ has the type \`${type}\`.`)
    const component = await loader.load()
    loaded.set(type, component)
    return component
  }

  return {
    has: (type) => loaderOf(type) !== undefined,
    isInteractive: (type) => loaderOf(type)?.isInteractive === true,
    get: (type) => loaded.get(type),
    load(type) {
      const pending = loading.get(type) ?? fetchOnce(type)
      loading.set(type, pending)
      // Fetching can succeed the next time.
      pending.catch(() => loading.delete(type))
      return pending
    },
  }
}

/** The blocks of a list and those nested in them, each before its nested blocks. */
export function withNested(blocks: readonly CompiledBlock[]): readonly CompiledBlock[] {
  return blocks.flatMap((block) => [block, ...withNested(blocksInside(block))])
}

const found = new WeakMap<CompiledPage, readonly CompiledBlock[]>()

/** The blocks of a page and of its dialogs, each before its nested blocks. Each island of a page asks for them. */
export function allBlocks(page: CompiledPage): readonly CompiledBlock[] {
  const known = found.get(page)
  if (known) return known
  const all = withNested([...page.blocks, ...Object.values(page.dialogs).flatMap((dialog) => dialog.blocks)])
  found.set(page, all)
  return all
}

function blocksInside(value: unknown): readonly CompiledBlock[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((child) => (isBlockList(child) ? child : blocksInside(child)))
}

/** Whether a field is a list of blocks: only they have a type and a key. */
export function isBlockList(value: unknown): value is readonly CompiledBlock[] {
  if (!Array.isArray(value)) return false
  const [first] = value
  return typeof first === 'object' && first !== null && 'type' in first && 'key' in first
}
