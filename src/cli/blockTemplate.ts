import { componentName } from '../project/project.ts'

/**
 * The files of a new block, by name, and the text of each. They work as they are.
 *
 * @param isEngine Whether it is a block of Pagewright itself, which imports files where a site imports the package.
 */
export function blockTemplate(type: string, isEngine: boolean): Readonly<Record<string, string>> {
  const name = componentName(type)
  return {
    'schema.ts': schemaFile(type, name, isEngine ? engineSchemaImports : siteSchemaImports),
    [`${name}.tsx`]: componentFile(name, isEngine ? engineImports : siteImports),
    'example.yaml': exampleFile(type),
    ...(isEngine && { [`${name}.test.tsx`]: testFile(type, name) }),
  }
}

const siteSchemaImports = `import { actions, type BlockProps, block, blockBase, markdown } from 'pagewright/schema'
`

const engineSchemaImports = `import type { BlockProps } from '../../schema/block.ts'
import { block, markdown } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'
`

const siteImports = `import { Actions, RichText, Section } from 'pagewright/block'
`

const engineImports = `import { Actions } from '../../src/runtime/Actions.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { Section } from '../../src/ui/Section.tsx'
`

function schemaFile(type: string, name: string, imports: string): string {
  return `${imports}
export const schema = block('${type}', 'A heading, a text and buttons.', ['text'], {
  ...blockBase,
  text: markdown('The text. Markdown.'),
  actions: { ...actions, description: 'Buttons below the text.' },
})

export type ${name}Props = BlockProps<typeof schema>
`
}

function componentFile(name: string, imports: string): string {
  return `${imports}import type { ${name}Props } from './schema.ts'

export function ${name}({ text, actions, ...section }: ${name}Props) {
  return (
    <Section {...section}>
      <RichText html={text} />
      {actions && <Actions actions={actions} />}
    </Section>
  )
}
`
}

function exampleFile(type: string): string {
  return `type: ${type}
heading: We answer every call
text: |
  Day and night, **in your words**.

  - No queue
  - No voicemail
actions:
  - { label: Back to the start, to: / }
`
}

function testFile(type: string, name: string): string {
  return `import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('${name}', () => {
  it('leaves the buttons out where there are none', async () => {
    await renderBlock('type: ${type}\\ntext: Just **words**.')
    expect(screen.getByText('words').tagName).toBe('STRONG')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
`
}
