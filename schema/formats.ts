/**
 * Every `format` that a text in a schema can have, with what such a text holds in an author's words. What a format
 * accepts and what it becomes is in `src/language/pages/formats`; the types that components receive are in `values.ts`.
 */
export const formats = {
  anchor: '`id` of a block on the page',
  audio: 'path of a recording below `public`',
  checkout: 'plan of `checkout`, as set.tier',
  collection: 'name of a collection in `content`',
  color: 'color, as "#rrggbb"',
  country: 'country, as two letters: US',
  currency: 'currency, as three letters: USD',
  date: 'date: 2026-12-01',
  'date-time': 'date and time: 2026-12-01T18:30',
  day: 'day: 2026-12-01, or 12-01 of every year',
  dialog: 'name of a dialog',
  email: 'email address',
  endpoint: 'name of a service that takes forms',
  field: 'name of a field of the entries',
  file: 'path of a file below `public`',
  font: 'path of a typeface below `public`',
  icon: 'name of an icon',
  image: 'path of a picture below `public`',
  'inline-markdown': 'Markdown, one paragraph',
  language: 'language: en, de',
  markdown: 'Markdown',
  moment: 'day, or day and time: 2026-12-01, 2026-12-01 09:00',
  origin: 'address of a site',
  page: 'path of a page',
  path: 'path',
  phone: 'phone number, in quotes',
  recording: 'path of an MP3 below `public`',
  reference: 'name in `content`',
  service: 'name of a service',
  target: 'path of a page or a file, or address: https://…',
  time: 'time: 18:30',
  timezone: 'time zone: America/New_York',
  url: 'address: https://…',
  video: 'path of a film below `public`',
} as const satisfies Readonly<Record<string, string>>

export type Format = keyof typeof formats

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name)
}
