import type { ProblemKinds } from '../problemKind.ts'

/** Problems in the folder of a block, for its developer. */
export const blockKinds = {
  'unknown-format': {
    id: 'PW093',
    title: 'Unknown format in a block’s schema',
    meaning: 'The schema of a block gives a text a `format` that doesn’t exist.',
    why: 'Nothing would check the text or turn it into what the component needs.',
    fix: 'Use one of the formats that the message lists; docs/blocks.md says what each becomes.',
    fixture: 'unknown-format',
  },
} as const satisfies ProblemKinds
