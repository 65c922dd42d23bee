import type { ESTree, Plugin } from 'vite'

/** Functions of React that only make a value: one that nothing uses can go. */
const makers = new Set(['createContext', 'forwardRef', 'lazy', 'memo'])

/**
 * Lets a build leave out components of libraries that the site does not use: marks calls of React's `createContext`,
 * `forwardRef`, `lazy` and `memo` as pure, and removes display names, which only development tools read.
 */
export function removableComponents(): Plugin {
  return {
    name: 'pagewright:removable-components',
    apply: 'build',
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
  const react = importsOfReact(body)
  const cuts = body.flatMap((statement): { start: number; end: number; text: string }[] => {
    if (isDisplayName(statement)) return [{ start: statement.start, end: statement.end, text: '' }]
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' && makesComponent(init.callee, react)
        ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }]
        : [],
    )
  })
  return cuts.reduceRight((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}

/** Names under which a module has React as a whole, and its makers. */
interface ReactNames {
  readonly namespaces: ReadonlySet<string>
  readonly makers: ReadonlySet<string>
}

function importsOfReact(body: ESTree.Program['body']): ReactNames {
  const specifiers = body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value === 'react' ? statement.specifiers : [],
  )
  const named = specifiers.filter((each) => each.type === 'ImportSpecifier')
  return {
    namespaces: new Set(
      specifiers.filter((each) => each.type !== 'ImportSpecifier').map(({ local }) => local.name),
    ),
    makers: new Set(
      named
        .filter(({ imported }) => imported.type === 'Identifier' && makers.has(imported.name))
        .map(({ local }) => local.name),
    ),
  }
}

/** `Link.displayName = 'Link'` */
function isDisplayName(statement: ESTree.Program['body'][number]): boolean {
  if (statement.type !== 'ExpressionStatement') return false
  const { expression } = statement
  return (
    expression.type === 'AssignmentExpression' &&
    expression.right.type === 'Literal' &&
    expression.left.type === 'MemberExpression' &&
    expression.left.object.type === 'Identifier' &&
    expression.left.property.type === 'Identifier' &&
    expression.left.property.name === 'displayName'
  )
}

function makesComponent(callee: ESTree.Expression, react: ReactNames): boolean {
  if (callee.type === 'Identifier') return react.makers.has(callee.name)
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    react.namespaces.has(callee.object.name) &&
    callee.property.type === 'Identifier' &&
    makers.has(callee.property.name)
  )
}
