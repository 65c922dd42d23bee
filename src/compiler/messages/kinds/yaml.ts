import type { ProblemKinds } from '../problemKind.ts'

/** Problems with the YAML syntax, before any key has a meaning. */
export const yamlKinds = {
  'yaml-syntax': {
    id: 'PW019',
    title: 'Invalid YAML',
    meaning: 'A quote, bracket, colon or indentation is wrong, so the lines around it can’t be read.',
    why: 'Nothing below that place can be checked until it is fixed.',
    fix: 'Do what the message says at the place it points to. More mistakes may show up afterward.',
    fixture: 'unclosed-quote',
  },
  'merge-key': {
    id: 'PW062',
    title: 'Merge key',
    meaning: 'The line uses `<<`, which in YAML copies the keys of another group.',
    why: 'This site shares content with `from:` instead, which shows where a value comes from.',
    fix: 'Move the shared keys to `content` and refer to them with `from:`.',
    fixture: 'merge-key',
  },
  tag: {
    id: 'PW063',
    title: 'YAML tag',
    meaning: 'YAML treats a value that starts with an exclamation mark as an instruction, not as text.',
    why: 'A site file has no such instructions, so the value is probably meant as text.',
    fix: 'Put the text in quotes.',
    fixture: 'tag',
  },
  'unknown-alias': {
    id: 'PW064',
    title: 'Unknown alias',
    meaning:
      'An alias such as `*name` copies a value marked `&name`, but nothing above this line has that mark.',
    why: 'There is nothing to copy.',
    fix: 'Correct the name, or put the text in quotes if the asterisk belongs to it.',
    fixture: 'unknown-alias',
  },
  'circular-alias': {
    id: 'PW065',
    title: 'Alias that contains itself',
    meaning: 'An alias appears inside the very value that it copies.',
    why: 'The copy would go on forever.',
    fix: 'Remove the alias, or move the mark that it refers to.',
    fixture: 'circular-alias',
  },
  'too-many-aliases': {
    id: 'PW066',
    title: 'Too many aliases',
    meaning: 'Aliases copy other aliases, so a few lines turn into thousands of values.',
    why: 'The site couldn’t be built. Files like this are usually made to cause harm.',
    fix: 'Write shared content once under `content` and refer to it with `from:`.',
    fixture: 'alias-bomb',
  },
  'comma-in-text': {
    id: 'PW082',
    title: 'Comma that cuts off a text',
    meaning: 'Inside braces `{ … }`, a comma ends a text without quotes, and what follows is read as keys.',
    why: 'The rest of the sentence would be missing from the page.',
    fix: 'Put the whole text in quotes. `npm run check -- --fix` does it for you.',
    fixture: 'comma-in-text',
  },
} as const satisfies ProblemKinds
