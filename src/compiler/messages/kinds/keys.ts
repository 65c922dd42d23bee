import type { ProblemKinds } from '../problemKind.ts'

/** Problems with the words before a colon. */
export const keyKinds = {
  'unknown-key': {
    id: 'PW001',
    title: 'Unknown key',
    meaning: 'The word before the colon isn’t a key that works here.',
    why: 'The line would have no effect on the page.',
    fix: 'Use the key that the message suggests, or remove the line.',
    fixture: 'misspelt-required-key',
  },
  'missing-key': {
    id: 'PW002',
    title: 'Missing key',
    meaning: 'A required key is missing.',
    why: 'The page would have a gap, such as a heading without text or a link without a destination.',
    fix: 'Add the line that the message names. Indent it like the lines around it.',
    fixture: 'missing-key',
  },
  'duplicate-key': {
    id: 'PW008',
    title: 'Same key twice',
    meaning: 'The same key appears twice in one group.',
    why: 'Only one of the two values can be used, and it may not be the one you want.',
    fix: 'Remove one of the two lines.',
    fixture: 'duplicate-key',
  },
  'wrong-name': {
    id: 'PW025',
    title: 'Invalid name',
    meaning: 'A name that you chose contains a character that isn’t allowed in names.',
    why: 'Nothing else in the file could refer to it.',
    fix: 'Use only letters, digits and dashes, and start with a lowercase letter.',
    fixture: 'bad-page-name',
  },
  'conflicting-keys': {
    id: 'PW028',
    title: 'Keys that exclude each other',
    meaning: 'Two keys are set that can’t be combined.',
    why: 'Only one of them can be used.',
    fix: 'Keep one and remove the other.',
    fixture: 'keys-that-exclude-each-other',
  },
  'misplaced-key': {
    id: 'PW029',
    title: 'Key without the key it belongs to',
    meaning: 'The key only works together with another key, which is missing.',
    why: 'It has no effect on its own.',
    fix: 'Remove the line, or add the key that it belongs to.',
    fixture: 'misplaced-period',
  },
  'bad-key': {
    id: 'PW060',
    title: 'Key that is not a word',
    meaning: 'The part before the colon isn’t a single word.',
    why: 'A value can only be found by the word in front of it.',
    fix: 'Use one word as the key. If the line is meant as text, put it in quotes.',
    fixture: 'bad-key',
  },
  'forbidden-key': {
    id: 'PW061',
    title: 'Reserved key',
    meaning: 'The key is a name that the program itself uses.',
    why: 'It could change how the site is built.',
    fix: 'Choose another name.',
    fixture: 'forbidden-key',
  },
} as const satisfies ProblemKinds
