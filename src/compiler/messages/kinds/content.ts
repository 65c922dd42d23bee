import type { ProblemKinds } from '../problemKind.ts'

/** Problems with shared content and the placeholders that refer to it. */
export const contentKinds = {
  'unknown-collection': {
    id: 'PW017',
    title: 'Unknown collection',
    meaning: 'The page should be made once per entry of a collection, but there is no such collection.',
    why: 'None of its pages could be made.',
    fix: 'After `in:`, write the name of a collection that is listed under `content`.',
    fixture: 'unknown-collection',
  },
  'unknown-name': {
    id: 'PW018',
    title: 'Unknown shared content',
    meaning: 'A placeholder or a `from:` refers to shared content that doesn’t exist.',
    why: 'Part of the text would be missing.',
    fix: 'Write the name exactly as under `content`, with dots between the levels, or add the content.',
    fixture: 'unknown-placeholder',
  },
  'wrong-reference': {
    id: 'PW041',
    title: 'Wrong type of shared content',
    meaning: 'The shared content exists, but its type doesn’t fit here.',
    why: 'A block needs a group of keys; a text needs a text or a number.',
    fix: 'Refer to a part of it, as the message shows.',
    fixture: 'from-a-text',
  },
  'circular-reference': {
    id: 'PW042',
    title: 'Shared content that contains itself',
    meaning: 'Shared content refers to other content that leads back to it.',
    why: 'Filling in the text would go on forever.',
    fix: 'Replace one of the placeholders with its text.',
    fixture: 'circular-placeholder',
  },
  'too-much-content': {
    id: 'PW043',
    title: 'Too much shared content',
    meaning: 'Placeholders inside placeholders make the text longer than any page.',
    why: 'The page couldn’t be built.',
    fix: 'Look for content that repeats other content many times, and shorten it.',
    fixture: 'too-much-content',
  },
  'bad-placeholder': {
    id: 'PW044',
    title: 'Invalid placeholder',
    meaning: 'The text contains a brace that isn’t part of a placeholder.',
    why: 'Braces insert shared content, so a stray one is probably a typo.',
    fix: 'Write a placeholder as `{name}`. To show a brace in the text, double it: `{{`.',
    fixture: 'single-brace',
  },
  'unquoted-placeholder': {
    id: 'PW045',
    title: 'Placeholder without quotes',
    meaning: 'YAML doesn’t read a value that starts with a brace as text.',
    why: 'The placeholder wouldn’t be replaced.',
    fix: 'Put the value in quotes.',
    fixture: 'unquoted-placeholder',
  },
} as const satisfies ProblemKinds
