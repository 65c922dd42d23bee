import { buildCommand } from './buildCommand.ts'

export const main = buildCommand({
  name: 'gallery',
  summary: 'Builds a gallery of all block types into the folder gallery.',
  mode: 'gallery',
  next: 'Open index.html through any web server.',
})
