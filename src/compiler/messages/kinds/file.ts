import type { ProblemKinds } from '../problemKind.ts'

/** Problems of the file as a whole: its encoding, its characters, its size. */
export const fileKinds = {
  'empty-file': {
    id: 'PW054',
    title: 'Empty file',
    meaning: 'The file contains nothing but comments or blank lines.',
    why: 'Maybe it was never saved, or a different file was meant.',
    fix: 'Start with the ten-line site in the README, or restore the last good version.',
    fixture: 'empty-file',
  },
  'not-a-site': {
    id: 'PW055',
    title: 'Not a site file',
    meaning: 'The file doesn’t start with a key such as `site:`.',
    why: 'A site is made of sections such as `site:` and `pages:`.',
    fix: 'Make sure this is the right file and that its first lines are still there.',
    fixture: 'file-is-a-list',
  },
  'several-documents': {
    id: 'PW056',
    title: 'More than one document in the file',
    meaning: 'A line of three dashes starts a second document in the same file.',
    why: 'Everything below that line would be ignored.',
    fix: 'Remove the line of dashes.',
    fixture: 'several-documents',
  },
  'not-utf8': {
    id: 'PW057',
    title: 'File is not UTF-8 text',
    meaning: 'The file was saved in an encoding other than UTF-8, or it isn’t a text file.',
    why: 'Accents, dashes and quotation marks would turn into question marks.',
    fix: 'Save the file again and choose the encoding UTF-8.',
    fixture: 'not-utf8',
  },
  'control-character': {
    id: 'PW058',
    title: 'Invisible character',
    meaning: 'The text contains a character that you can’t see.',
    why: 'Such characters often arrive with pasted text and break the line they are in.',
    fix: 'Delete it.',
    fixture: 'control-character',
  },
  'odd-space': {
    id: 'PW059',
    title: 'Special space in the indentation',
    meaning: 'The line is indented with a special space that looks like an ordinary one.',
    why: 'YAML only counts ordinary spaces as indentation.',
    fix: 'Delete the special space and type ordinary spaces instead.',
    fixture: 'odd-space',
  },
  'too-deep': {
    id: 'PW067',
    title: 'Nested too deeply',
    meaning: 'Values are nested inside one another more deeply than any site needs.',
    why: 'Most likely, something was pasted into the wrong place.',
    fix: 'Remove some of the levels.',
    fixture: 'deep-nesting',
  },
  'too-large': {
    id: 'PW084',
    title: 'Line, page or entry too large',
    meaning:
      'A line has more than 20,000 characters, or a page or an entry under `content` has more than 250,000.',
    why: 'Most likely, something was pasted into the wrong place, and reading it would take very long.',
    fix: 'Remove whatever doesn’t belong there.',
    fixture: 'too-large',
  },
} as const satisfies ProblemKinds
