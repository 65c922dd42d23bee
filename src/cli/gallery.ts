import { buildCommand } from './build.ts'

export const main = buildCommand('gallery', 'gallery', 'Open index.html through any web server.')
