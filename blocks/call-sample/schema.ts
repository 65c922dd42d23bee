import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, sample } from '../../schema/shapes.ts'

const line = group('SampleLine', 'What one speaker says.', ['who', 'at', 'text'], {
  who: choice(['caller', 'agent'], 'Who is speaking.'),
  at: { type: 'number', minimum: 0, description: 'The second at which it begins: 4.6.' },
  text: text('The words.'),
})

export const schema = block(
  'call-sample',
  'A recorded call to play, with its words below it. Nothing of the recording is downloaded before a click.',
  ['audio', 'agent', 'caller', 'lines'],
  {
    ...blockBase,
    audio: text('The recording, an MP3 of at most 250 kB: /calls/appointment.mp3.', { format: 'recording' }),
    agent: text('Who answers: AI receptionist.'),
    caller: text('Who calls: New patient.'),
    lines: list('What they say, in order. A click on a line plays it.', line, {
      minItems: 1,
      timesIn: { recording: 'audio', at: 'at' },
    }),
    outcome: text('The outcome of the call: Appointment booked.'),
    note: inlineMarkdown('Small print below the player, such as where the recording is from.'),
    actions,
    labels: defaults(
      'SampleLabels',
      'Names of the controls, read by screen readers, and what is said when a recording fails.',
      {
        player: text('The whole player.', { default: 'Recorded call' }),
        play: text('The button that plays and pauses.', { default: 'Play the call' }),
        position: text('The slider along the recording.', { default: 'Position' }),
        of: text('Between the time that has passed and the whole time: 0:05 of 0:31.', { default: 'of' }),
        speed: text('The button that changes the speed.', { default: 'Speed' }),
        failed: text('Shown when the recording can’t be loaded.', {
          default: 'The recording didn’t load. Try again.',
        }),
      },
    ),
    sample,
  },
  { purpose: 'pictures, sound and services', synonyms: 'audio sound recording podcast player voice' },
)

export type CallSampleProps = BlockProps<typeof schema>
