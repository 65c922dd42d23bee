import type { ProblemKinds } from '../problemKind.ts'

const launch = { severity: 'notice', stopsLaunch: true } as const

/** Fine while a site is being built, errors with `check --launch`. */
export const launchKinds = {
  'stand-in': {
    id: 'PW069',
    title: 'Stand-in for an outside service',
    ...launch,
    meaning: 'The address leads to a page that only pretends to be an outside service.',
    why: 'That is fine while you build, but real visitors need the real service.',
    fix: 'Replace it with the real address before the launch. `npm run check -- --launch` insists on it.',
    fixture: 'notices',
  },
  placeholder: {
    id: 'PW070',
    title: 'Made-up address or number',
    ...launch,
    meaning: 'The address or number is only an example.',
    why: 'Visitors who use it wouldn’t reach you.',
    fix: 'Replace it with the real one before the launch. `npm run check -- --launch` insists on it.',
    fixture: 'notices',
  },
  sample: {
    id: 'PW071',
    title: 'Made-up content',
    ...launch,
    meaning: 'The content is marked as made up.',
    why: 'Visitors believe what they read.',
    fix: 'Replace it with real content and remove `sample: true`.',
    fixture: 'notices',
  },
  'simulated-form': {
    id: 'PW072',
    title: 'Form that sends nothing',
    ...launch,
    meaning: 'The form shows visitors that it was sent, but it sends nothing.',
    why: 'Their messages would be lost.',
    fix: 'Connect the form to a service before the launch.',
    fixture: 'notices',
  },
} as const satisfies ProblemKinds
