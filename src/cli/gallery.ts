import { buildCommand } from './buildCommand.ts'

export const main = buildCommand({
  name: 'gallery',
  mode: 'gallery',
  next: 'Open index.html through any web server.',
})
