import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, list, text } from '../../schema/fields.ts'
import { actions, blockBase, icon } from '../../schema/shapes.ts'

const step = group('WorkflowStep', 'One thing that happens by itself.', ['text'], {
  text: text('What happens.', { minLength: 1 }),
  at: text('When, in a few words: 24 hours before.'),
})

export const schema = block(
  'workflows',
  'Automations, each drawn as a line from what starts it to what follows from it.',
  ['items'],
  {
    ...blockBase,
    color: choice(['pink', 'violet', 'aqua'], 'Colour of the lines. Default: pink to violet to aqua.'),
    items: list(
      'The automations, in order.',
      group('Workflow', 'One automation.', ['title', 'trigger', 'steps'], {
        icon,
        title: text('What it does, in a few words.', { minLength: 1 }),
        trigger: text('What starts it.', { minLength: 1 }),
        steps: list('What follows, in order.', step, { minItems: 1 }),
      }),
      { minItems: 1 },
    ),
    words: defaults('WorkflowWords', 'The words on every automation. Leave a line out to keep the default.', {
      trigger: text('Above what starts it.', { default: 'Trigger' }),
      steps: text('Above what follows.', { default: 'Actions' }),
    }),
    actions: { ...actions, description: 'Buttons below the automations.' },
  },
)

export type WorkflowsProps = BlockProps<typeof schema>
