import type { ESTree, Plugin } from 'vite'

/** Functions of React that only make a value: one that nothing uses can go. */
const makers = ['createContext', 'forwardRef', 'lazy', 'memo']

/**
 * Lets a build for visitors leave out components of libraries that the site does not use: marks calls of React's `createContext`,
 * `forwardRef`, `lazy` and `memo` as pure, and removes display names, which only development tools read.
 */
export function removableComponents(): Plugin {
  return {
    name: 'pagewright:removable-components',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\//, code: /\.displayName\b/ },
      handler(code) {
        return { code: withRemovableComponents(code, this.parse(code)), map: null }
      },
    },
  }
}

/** A module without the display names at its top level, and with the calls there that only make a component marked pure. */
export function withRemovableComponents(code: string, { body }: ESTree.Program): string {
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end)
  const callees = makersIn(body)
  const cuts = body.flatMap((statement): { start: number; end: number; text: string }[] => {
    if (displayName.test(textOf(statement))) return [{ start: statement.start, end: statement.end, text: '' }]
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' && callees.has(textOf(init.callee))
        ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }]
        : [],
    )
  })
  return cuts.reduceRight((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}

/** The statement `Link.displayName = 'Link'`. */
const displayName = /^[\w$]+\.displayName\s*=\s*(?:'[^']*'|"[^"]*");?$/

/** How a module that imports React calls its makers: `memo`, or `React.memo`. */
function makersIn(body: ESTree.Program['body']): ReadonlySet<string> {
  const specifiers = body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value === 'react' ? statement.specifiers : [],
  )
  return new Set(
    specifiers.flatMap((each) => {
      const { name } = each.local
      if (each.type !== 'ImportSpecifier') return makers.map((maker) => `${name}.${maker}`)
      return each.imported.type === 'Identifier' && makers.includes(each.imported.name) ? [name] : []
    }),
  )
}
