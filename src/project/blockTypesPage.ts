import { describeBlocks } from '../../schema/describeFields.ts'

/**
 * Text of docs/block-types.md: a line for each block type.
 *
 * @param schema The composed schema.
 */
export function blockTypesPage(schema: object): string {
  const rows = describeBlocks(schema).map(({ type, description, fields }) => {
    const needed = fields.filter(({ depth, required }) => depth === 0 && required === 'yes')
    const names = needed.map(({ name }) => `\`${name}\``).join(', ')
    return `| \`${type}\` | ${cell(description)} | ${names || '–'} |`
  })
  return `# Block types

Written by \`npm run schema\` from the folders under \`blocks/\`. The gallery, at
\`/__gallery\` in \`npm run dev\`, shows each with its examples and all of its fields.

| Type | What it is | Needs |
|---|---|---|
${rows.join('\n')}
`
}

const cell = (text: string) => text.replaceAll('|', '\\|')
