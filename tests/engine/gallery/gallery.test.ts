import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { looks } from '../../../schema/looks/looks.ts'
import type { CompiledSite } from '../../../schema/model.ts'
import { asListItem, compileExamples, loadWords } from '../../../src/gallery/compileGallery.ts'
import { exampleOffset, exampleSite, exampleSurroundings, splitExamples } from '../../../src/gallery/exampleSite.ts'
import { inLook, lookThemes, pageAt, specimenOf } from '../../../src/gallery/looks.ts'
import { findProject, withGalleryFiles } from '../../../src/make/project/project.ts'
import { compileText } from '../../support/compileText.ts'
import { blockTypes, readExamples } from '../../support/exampleSite.ts'
import { themeWith } from '../../support/themeWith.ts'

const theme = themeWith({ radius: 7 })
const words = await loadWords()
const { blocks, site, failure } = compileExamples(withGalleryFiles(findProject({})), words, '/somewhere', theme)

const blocksAt = (from: CompiledSite | undefined, path: string) => {
  const entry = from?.entries.get(path)
  return entry?.kind === 'page' ? entry.page.blocks : undefined
}

describe('the gallery', () => {
  it('has every block type, with a page for every example', () => {
    expect(blocks.map(({ type }) => type)).toEqual(blockTypes)
    expect(failure).toBeUndefined()
    const previews = blocks.flatMap(({ examples }) => examples.map(({ preview }) => preview))
    expect(previews).toContain('/somewhere/preview/faq-1')
    expect([...site.entries.keys()].sort()).toEqual([...previews, '/404'].sort())
  })

  it('shows each example alone on its page, in the theme of the site', () => {
    for (const { type, examples } of blocks) {
      for (const { preview } of examples) {
        expect(blocksAt(site, preview)?.map((block) => block.type)).toEqual([type])
      }
    }
    expect(site.shell.theme).toBe(theme)
  })

  it('offers the YAML of each example ready to paste below `blocks:`', () => {
    const examples = blocks.flatMap(({ type, examples: [first] }) => (first ? [{ type, first }] : []))
    for (const { type, first } of examples) {
      const lines = first.yaml.trimEnd().split('\n')
      expect(lines[0]).toBe(`      - type: ${type}`)
      expect(lines.map((line) => line.slice(8)).join('\n')).toBe(readExamples(type)[0]?.trimEnd())
    }
    const pasted = examples.map(
      ({ type, first }) => `  ${type}:\n    path: /${type}\n    title: Here\n    blocks:\n${first.yaml}`,
    )
    const others = ['/', '/404'].map(
      (path, index) =>
        `  other${index}: { path: ${path}, title: Else, blocks: [{ type: not-found, heading: Else }] }\n`,
    )
    const compiled = compileText(`${exampleSurroundings}pages:\n${[...others, ...pasted].join('')}`)
    expect(compiled.text).toBe('')
    for (const { type, first } of examples) {
      expect(blocksAt(compiled.site, `/${type}`)).toEqual(blocksAt(site, first.preview))
    }
  })
})

describe('a look in the gallery', () => {
  const home = '/somewhere'

  it('is there because it is listed', () => {
    expect([...lookThemes.keys()]).toEqual(Object.keys(looks))
    for (const [look, theme] of lookThemes) expect(theme).toEqual(themeWith({ look }))
  })

  it('has a page between header and footer with every hero and every closing', () => {
    const specimen = specimenOf(site, home)
    expect(specimen).toMatchObject({ path: '/somewhere/preview/look', frame: 'full' })
    const types = specimen.blocks.map(({ type }) => type)
    expect(types[0]).toBe('hero')
    expect(types.at(-1)).toBe('cta')
    for (const type of ['hero', 'stats', 'cards', 'plans', 'testimonials', 'cta'])
      expect(types.filter((each) => each === type)).toHaveLength(readExamples(type).length)
    const shapes = specimen.blocks.flatMap(({ illustration }) => (illustration as { shape?: string })?.shape ?? [])
    expect(new Set(shapes)).toEqual(new Set(['framed', 'split', 'full']))
  })

  it('has every page below its own address, in its theme', () => {
    const page = pageAt(site, '/somewhere/preview/faq-1')
    const [moved] = inLook([page], home, 'press')
    const path = '/somewhere/looks/press/preview/faq-1'
    expect(moved).toEqual({ ...page, path, canonical: path, theme: lookThemes.get('press') })
  })
})

describe('a broken example in the gallery', () => {
  it('is reported at its position in its own file while the others are shown', async () => {
    const blocksDir = await mkdtemp(join(tmpdir(), 'pagewright-examples-'))
    for (const type of blockTypes) {
      await mkdir(join(blocksDir, type))
      const text =
        type === 'faq'
          ? 'type: faq\nitmes:\n  - { question: Why?, answer: Because. }\n'
          : readExamples(type).join('---\n')
      await writeFile(join(blocksDir, type, 'example.yaml'), text)
    }
    const gallery = compileExamples(
      withGalleryFiles({ ...findProject({}), blockDirs: [blocksDir] }),
      words,
      '',
      undefined,
    )
    await rm(blocksDir, { recursive: true })

    expect(gallery.failure?.title).toBe('1 problem')
    const problem = gallery.failure?.text
    expect(problem).toMatch(
      /faq\/example\.yaml:2:1 {2}PW001 {2}itmes\nUnknown key `itmes` in a `faq` block\.\nDid you mean `items`\?/,
    )
    expect(problem).toContain('  2 | itmes:\n    | ^^^^^')
    expect(gallery.blocks.find(({ type }) => type === 'faq')?.examples[0]?.problem).toBe(problem)
    expect(gallery.site.entries.has('/preview/faq-1')).toBe(false)
    expect(gallery.site.entries.has('/preview/cta-1')).toBe(true)
  })
})

describe('splitExamples', () => {
  it('splits a file at lines of three dashes', () => {
    expect(splitExamples('type: a\n---\ntype: b\nline: "---"\n')).toEqual(['type: a\n', 'type: b\nline: "---"\n'])
    expect(splitExamples('type: a\n')).toEqual(['type: a\n'])
  })
})

describe('asListItem', () => {
  it('turns a block into a list item and keeps empty lines empty', () => {
    expect(asListItem('type: prose\ntext: |\n  One\n\n  Two\n')).toBe(
      '      - type: prose\n        text: |\n          One\n\n          Two\n',
    )
  })
})

describe('exampleSite', () => {
  it('reports where the block begins in it', () => {
    const lines = exampleSite('type: cta', '/here', 'Here').split('\n')
    expect(lines[exampleOffset.lines]?.slice(exampleOffset.columns)).toBe('type: cta')
  })
})
