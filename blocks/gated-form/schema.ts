import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase, nestedBlocks } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description:
    'A hosted form that opens access to something: once it is sent, and at later visits, other blocks stand in its place.',
  additionalProperties: false,
  required: ['type', 'service', 'height', 'blocks'],
  properties: {
    type: { const: 'gated-form' },
    ...blockBase,
    service: {
      type: 'string',
      format: 'service',
      description:
        'Name of the form’s service under `services`. Its page posts the window message form:submit when it is sent.',
    },
    height: {
      title: 'FormHeight',
      type: 'object',
      description: 'Least height of the form in pixels.',
      additionalProperties: false,
      required: ['mobile', 'desktop'],
      properties: {
        mobile: { type: 'integer', minimum: 100, maximum: 3000, description: 'Up to 768 pixels of width.' },
        desktop: { type: 'integer', minimum: 100, maximum: 3000, description: 'On anything wider.' },
      },
    },
    loading: {
      type: 'string',
      $comment: 'Not in the HTML: it appears when the form is loaded.',
      description: 'Shown until the form is there. Default: `loading` of `site.words`.',
    },
    steps: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', minLength: 1 },
      description: 'What happens, step by step, beside the form.',
    },
    blocks: {
      ...nestedBlocks,
      description: 'What stands in place of the form once it is sent: a call panel, say.',
    },
    toast: {
      title: 'AccessToast',
      type: 'object',
      $comment: 'Not in the HTML: it appears when the form is sent.',
      description: 'A short message when the form is sent.',
      additionalProperties: false,
      required: ['title'],
      properties: {
        title: { type: 'string', minLength: 1, description: 'What happened.' },
        text: { type: 'string', description: 'What to do now.' },
      },
    },
    thanks: {
      type: 'string',
      format: 'dialog',
      description: 'Name of a dialog that opens when the form is sent.',
    },
  },
} as const satisfies BlockSchema

export type GatedFormProps = BlockProps<typeof schema>
