import type { BlockProps } from '../../../../../schema/block.ts'
import { block, text } from '../../../../../schema/fields.ts'
import { blockBase } from '../../../../../schema/shapes.ts'

export const schema = block('countdown', 'The time left until a deadline.', ['until', 'deadline'], {
  ...blockBase,
  until: text('The deadline with its time zone: 2031-12-01T18:30Z.', { format: 'date-time' }),
  deadline: text('The deadline in words: The offer ends on December 1.', { minLength: 1 }),
})

export type CountdownProps = BlockProps<typeof schema>
