import { buildCommand } from './buildCommand.ts'

export const main = (args: readonly string[]) =>
  buildCommand(args, {
    name: 'gallery',
    summary: 'Builds the gallery of all block types into gallery.',
    mode: 'gallery',
    next: 'Open index.html through any web server.',
  })
