/** The text of `schema/looks/looks.ts`, which lists these looks. */
export function looksModule(names: readonly string[]): string {
  const sorted = [...names].sort()
  return `// Written by \`npm run new-look\` from the files in this folder.
${sorted.map((name) => `import { look as ${name} } from './${name}.ts'`).join('\n')}

/** All looks, by name. */
export const looks = { ${sorted.join(', ')} } as const
`
}
