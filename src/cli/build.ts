import { commandLine, documentation } from '../project/commandLine.ts'
import { buildCommand } from './buildCommand.ts'

export const main = buildCommand({
  name: 'build',
  mode: 'production',
  next: `\`${commandLine('preview')}\` serves it as a host would; ${documentation('deploy.md')} says how to publish it.`,
})
