import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { blockLoaders } from 'virtual:pagewright/registry'
import { act, render } from '@testing-library/react'
import axe from 'axe-core'
import { hydrateRoot, type Root } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockSchema } from '../../schema/block.ts'
import { App } from '../../src/site/runtime/App.tsx'
import { BlockElement } from '../../src/site/runtime/BlockRenderer.tsx'
import type { Runtime } from '../../src/site/runtime/context.ts'
import { besideOther, IslandRoot } from '../../src/site/runtime/Island.tsx'
import { islandContent, islandPrefix } from '../../src/site/runtime/islands.ts'
import { type BlockComponent, createRegistry } from '../../src/site/runtime/registry.ts'
import { compileText } from '../support/compileText.ts'
import { blockTypes, componentName, readExamples, siteAround, testedTypes } from '../support/exampleSite.ts'
import { programs } from '../support/programs.ts'
import { workOutsideIslands } from '../support/reactWork.ts'
import { textsMissing, textsOf } from '../support/textsOf.ts'
import { whole } from '../support/whole.ts'
import type { ServerExample } from './renderExamples.ts'

/** The contract of all blocks. It applies to every folder in `blocks/` without a list. */

const registry = createRegistry(blockLoaders)

const examples: Record<string, readonly ServerExample[]> = (() => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...programs.tsx, 'tests/blocks/renderExamples.ts'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  })
  if (status !== 0) throw new Error(`The examples cannot be rendered on the server:\n${stderr}`)
  return JSON.parse(stdout)
})()

function exampleOf(type: string, number: number): ServerExample {
  const example = examples[type]?.[number - 1]
  if (!example) throw new Error(`The server has not rendered example ${number} of \`${type}\`.`)
  return example
}

async function loadAll(): Promise<void> {
  await Promise.all(blockTypes.map(registry.load))
}

function Bomb(): never {
  throw new Error('boom')
}

/** Hydrates each island of the server's HTML in `document.body`, as the browser's entry does. */
async function hydrate({ html, page, shell }: ServerExample): Promise<{ mismatches: string[]; unmount: () => void }> {
  await loadAll()
  document.body.innerHTML = `<div id="app">${html}</div>`
  const mismatches: string[] = []
  const runtime: Runtime = { shell, registry, mode: 'production', islands: 'hydrated' }
  const content = islandContent(page, registry.isInteractive)
  const roots = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((island) => {
    const index = Number(island.dataset.island)
    const block = content.blocks[index]
    if (!block) throw new Error(`The page has no island ${index}.`)
    return { island, index, block }
  })
  expect(roots.map(({ index }) => index)).toEqual(content.blocks.map((_, index) => index))
  const started: Root[] = []
  await act(async () => {
    for (const { island, index, block } of roots) {
      const root = hydrateRoot(
        island,
        besideOther(
          <IslandRoot
            runtime={runtime}
            page={content}
            isOpening={island.matches('#main > :first-child')}
            isInsideDialog={island.closest('dialog') !== null}
          >
            <BlockElement block={block} />
          </IslandRoot>,
        ),
        {
          identifierPrefix: islandPrefix(index),
          onRecoverableError: (error) => mismatches.push(String(error)),
        },
      )
      started.push(root)
    }
  })
  const unmount = () =>
    act(() => {
      for (const root of started) root.unmount()
    })
  return { mismatches, unmount }
}

let logged: string[] = []

beforeEach(() => {
  logged = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      logged.push(`${level}: ${words.map(String).join(' ')}`)
    })
  }
})

describe('the folders under blocks', () => {
  const composed = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))

  it('match the block types of the composed schema', () => {
    expect([...composed.$defs.block.properties.type.enum].sort()).toEqual(blockTypes)
  })

  it('match the registry', () => {
    expect(Object.keys(blockLoaders).sort()).toEqual(blockTypes)
  })
})

describe.each(testedTypes)('%s', (type) => {
  const component = componentName(type)

  it('has the four files of a block', () => {
    for (const file of ['schema.ts', `${component}.tsx`, 'example.yaml', `${component}.test.tsx`]) {
      expect(readdirSync(`blocks/${type}`)).toContain(file)
    }
  })

  it('has a description for every property', async () => {
    const { schema } = (await import(`../../blocks/${type}/schema.ts`)) as { schema: BlockSchema }
    expect(schema.properties.type.const).toBe(type)
    expect(undescribed(schema)).toEqual([])
  })

  it('exports the component that the registry finds', async () => {
    expect(existsSync(`blocks/${type}/${component}.tsx`)).toBe(true)
    const loaded = await registry.load(type)
    expect(loaded).toBeTypeOf('function')
    expect(loaded.name).toBe(component)
  })

  describe.each(readExamples(type).map((block, index) => ({ block, number: index + 1 })))(
    'example $number',
    ({ block, number }) => {
      it('is valid in a site file', () => {
        const { text } = compileText(siteAround(block))
        expect(text).toBe('')
      })

      it('rejects an unknown key', () => {
        const { site, codes } = compileText(siteAround(`${block}\nsurprise: true\n`))
        expect(site).toBeUndefined()
        expect(codes).toEqual(['unknown-key'])
      })

      it('renders on the server without console output', () => {
        const { html, logged } = exampleOf(type, number)
        expect(html).toMatch(/<main/)
        expect(logged).toEqual([])
      })

      it('shows all of its text without JavaScript', async () => {
        const { schema } = (await import(`../../blocks/${type}/schema.ts`)) as { schema: BlockSchema }
        const { html, page } = exampleOf(type, number)
        const shown = page.blocks.at(-1)
        const missing = textsMissing(html, textsOf(schema, shown))
        expect(missing, missingText(type, missing)).toEqual([])
      })

      it('hydrates without a mismatch or console output', async () => {
        const { mismatches, unmount } = await hydrate(exampleOf(type, number))
        expect(mismatches).toEqual([])
        unmount()
        expect(logged).toEqual([])
      })

      it('has no handler, state or effect outside islands', async () => {
        const { page, shell } = exampleOf(type, number)
        await loadAll()
        const { container } = render(
          <App runtime={{ shell, registry, mode: 'production' }} page={page} buildYear={2031} />,
        )
        const help = "A block that needs the browser begins its component's file with 'use client'."
        expect(workOutsideIslands(container), help).toEqual([])
      })

      it('leaves the rest of the page intact when it throws', async () => {
        const { page, shell } = exampleOf(type, number)
        await loadAll()
        const Real = await registry.load(type)
        const Failing: BlockComponent = (props) => [<Real key="real" {...props} />, <Bomb key="bomb" />]
        const broken = createRegistry({
          ...blockLoaders,
          [type]: { ...blockLoaders[type], load: async () => Failing },
        })
        await Promise.all(blockTypes.map(broken.load))
        const { container } = render(
          <App runtime={{ shell, registry: broken, mode: 'production' }} page={page} buildYear={2031} />,
          { onCaughtError: () => {} },
        )
        const failures = page.blocks.filter((block) => block.type === type)
        const shown = [...(container.querySelector('main')?.children ?? [])].filter(
          (each) => each.localName !== 'dialog' && each.hasChildNodes(),
        )
        expect(shown).toHaveLength(page.blocks.length - failures.length)
        expect(logged).toHaveLength(failures.length)
        expect(logged[0]).toContain(`Block \`${type}\` failed: boom`)
      })

      // The contract in a real browser has this rule, too.
      it.runIf(whole)('has no axe violations', async () => {
        const { unmount } = await hydrate(exampleOf(type, number))
        const { violations } = await axe.run(document.body, {
          iframes: false,
          // Contrast needs a layout, so the browser tests check it.
          rules: { 'color-contrast': { enabled: false } },
        })
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
        unmount()
      })
    },
  )
})

/** Message about texts of an example that the HTML lacks: the rule, the texts and how to fix it. */
function missingText(type: string, texts: readonly string[]): string {
  return [
    `\`${type}\` must show all of its text without JavaScript. Its HTML lacks:`,
    ...texts.map((text) => `  “${text}”`),
    'Render the text on the server, and hide it with CSS if it is not wanted at first. If it belongs to something that',
    'only a script can show, say so in blocks/' +
      type +
      "/schema.ts: `$comment: 'Not in the HTML: …'` with the reason,",
    'beside the description of the property (see “Text that only a script shows” in docs/blocks.md).',
  ].join('\n')
}

/** Paths of properties without a description. */
function undescribed(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, items, anyOf, oneOf } = schema as Record<string, unknown>
  const below = Object.entries((properties ?? {}) as Record<string, { description?: string }>).flatMap(
    ([name, property]) => [
      ...(property.description || name === 'type' ? [] : [`${path}.${name}`]),
      ...undescribed(property, `${path}.${name}`),
    ],
  )
  const branches = [...((anyOf ?? []) as unknown[]), ...((oneOf ?? []) as unknown[])]
  return [...below, ...undescribed(items, `${path}[]`), ...branches.flatMap((branch) => undescribed(branch, path))]
}
