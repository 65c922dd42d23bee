import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ESTree, Plugin } from 'vite'
import { filesBelow } from '../../project/filesBelow.ts'
import type { Project } from '../../project/project.ts'

/**
 * Takes styled-components out of builds: gives each `styled.div` its class at build time. The server's bundle keeps the
 * CSS and makes the style sheets; that for visitors has neither CSS nor code for it. In development, styled-components
 * itself runs.
 */
export function staticStyles({ root, blockDirs }: Pick<Project, 'root' | 'blockDirs'>): Plugin {
  const prefixes = classPrefixes([path.join(root, 'src'), path.join(root, 'blocks'), ...blockDirs])
  /** Parsed modules by their code, which both bundles share. Parsing takes most of this plugin's time. */
  const programs = new Map<string, ESTree.Program>()
  return {
    name: 'pagewright:static-styles',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: /^styled-components$/ },
      handler() {
        const file = this.environment.name === 'client' ? 'visitor.ts' : 'server.ts'
        return path.join(root, 'src/site/styles', file)
      },
    },
    transform: {
      filter: { code: /from\s*["']styled-components["']/ },
      handler(code, id) {
        const prefix = prefixes.get(path.normalize(id)) ?? hashedPrefix(path.relative(root, id))
        const keepsCss = this.environment.name !== 'client'
        const program = programs.get(code) ?? this.parse(code)
        // The second bundle to get here is the last.
        if (!programs.delete(code)) programs.set(code, program)
        return { code: withStaticStyles(code, program, { prefix, keepsCss }), map: null }
      },
    },
  }
}

interface Options {
  /** What the classes of the module begin with. */
  readonly prefix: string
  readonly keepsCss: boolean
}

/**
 * A module with classes in place of CSS: ``styled.div`…` `` becomes `styled("div","ab0")`, followed by its CSS only on
 * the server.
 */
export function withStaticStyles(code: string, program: ESTree.Program, { prefix, keepsCss }: Options): string {
  const names = importedNames(program)
  const cuts: { readonly start: number; readonly end: number; readonly text: string }[] = []
  let count = 0
  visit(program, (node) => {
    if (node.type !== 'TaggedTemplateExpression') return
    const { tag } = node
    if (tag.type === 'Identifier' && names.helpers.has(tag.name)) {
      if (!keepsCss) cuts.push({ start: node.start, end: node.end, text: '""' })
      return
    }
    const target = targetOf(tag, names.styled)
    if (!target) return
    const className = prefix + count.toString(36)
    count += 1
    const element = 'element' in target ? `"${target.element}"` : code.slice(target.start, target.end)
    const call = `${keepsCss ? '' : '/* @__PURE__ */ '}${names.styled}(${element}, "${className}")`
    cuts.push({ start: node.start, end: keepsCss ? tag.end : node.end, text: call })
  })
  // What lies inside another cut has gone with it.
  const outer = cuts.filter(
    (cut) => !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end),
  )
  return outer
    .sort((a, b) => a.start - b.start)
    .reduceRight((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}

/** The local names of `styled`, and of the helpers `css` and `keyframes`. */
function importedNames({ body }: ESTree.Program) {
  const specifiers = body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value === 'styled-components'
      ? statement.specifiers
      : [],
  )
  const main = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')
  const helpers = specifiers.filter(({ type }) => type === 'ImportSpecifier')
  return { styled: main?.local.name ?? '', helpers: new Set(helpers.map(({ local }) => local.name)) }
}

/** What a tag styles: an element's name, or the expression for a component. Undefined for other tags. */
function targetOf(tag: ESTree.Expression, styled: string): { readonly element: string } | ESTree.Span | undefined {
  if (tag.type === 'MemberExpression' && tag.property.type === 'Identifier') {
    const { object, property } = tag
    return object.type === 'Identifier' && object.name === styled ? { element: property.name } : undefined
  }
  if (tag.type !== 'CallExpression') return undefined
  const { callee } = tag
  if (callee.type === 'Identifier' && callee.name === styled) return tag.arguments[0]
  const isConfigured = callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
  return isConfigured ? targetOf(callee.object as ESTree.Expression, styled) : undefined
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What the classes of a module outside these folders begin with. */
function hashedPrefix(file: string): string {
  const digest = createHash('sha256').update(file.replaceAll(path.sep, '/')).digest('hex')
  return `_${digest.slice(0, 6)}_`
}

/**
 * Two letters for each module with styles in some folders, by its path: classes are short, and the same in every build
 * and in both bundles. A file without styles changes none of them.
 */
export function classPrefixes(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = [...new Set(folders)].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name))
      .filter((file) => readFileSync(file, 'utf8').includes("'styled-components'")),
  )
  return new Map(
    files.map((file, index) => [
      file,
      `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`,
    ]),
  )
}

function visit(node: unknown, see: (node: ESTree.Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node as ESTree.Node)
    for (const child of Object.values(node)) visit(child, see)
  }
}
