import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, list, text } from '../../schema/fields.ts'
import { actions, blockBase, formerColors, icon, ornamentColors } from '../../schema/shapes.ts'

const step = group('WorkflowStep', 'One automated step.', ['text'], {
  text: text('What happens.', { minLength: 1 }),
  at: text('When, in a few words: 24 hours before.'),
})

export const schema = block(
  'workflows',
  'Automations, each drawn as a line from its trigger to its results.',
  ['items'],
  {
    ...blockBase,
    color: choice(ornamentColors, 'Color of the lines. Default: all three, from the first to the third.', formerColors),
    items: list(
      'The automations, in order.',
      group('Workflow', 'One automation.', ['title', 'trigger', 'steps'], {
        icon,
        title: text('What it does, in a few words.', { minLength: 1 }),
        trigger: text('The trigger.', { minLength: 1 }),
        steps: list('The results, in order.', step, { minItems: 1 }),
      }),
      { minItems: 1 },
    ),
    words: defaults('WorkflowWords', 'The labels of every automation. Omit a key to keep its default.', {
      trigger: text('Above the trigger.', { default: 'Trigger' }),
      steps: text('Above the results.', { default: 'Actions' }),
    }),
    actions: { ...actions, description: 'Buttons below the automations.' },
  },
  { purpose: 'features and steps', synonyms: 'workflow automations automation flow flows diagram' },
)

export type WorkflowsProps = BlockProps<typeof schema>
