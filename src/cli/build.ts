import { constants } from 'node:os'
import { createBuilder, mergeConfig } from 'vite'
import type { BuildReports } from '../make/build/buildReports.ts'
import { momentVariable } from '../make/project/chosenMoment.ts'
import { commandLine, documentation } from '../make/project/commandLine.ts'
import { defineCommand, momentFlag } from './command.ts'
import { describeBuild } from './describeBuild.ts'
import { createProgress } from './progress.ts'
import { viteConfig } from './viteCommand.ts'

export const main = buildCommand(
  'build',
  'production',
  `\`${commandLine('preview')}\` serves it as a host would; ${documentation('deploy.md')} says how to publish it.`,
)

/**
 * A command that builds.
 *
 * @param mode Vite's mode.
 * @param next What to do after a build.
 */
export function buildCommand(name: string, mode: string, next: string) {
  return defineCommand({
    name,
    flags: {
      at: momentFlag,
      verbose: { type: 'boolean', description: 'Also print the output of the bundler.' },
    },
    notes: [
      'SITE names another site file than site.yaml, OUT_DIR another folder for the result.',
      'Exit codes: 0 built, 1 not built.',
    ],
    async run({ at, verbose }) {
      if (at !== undefined) process.env[momentVariable] = at
      const progress = createProgress(process.stdout)
      // The work folder is removed when the process ends.
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => process.exit(128 + constants.signals[signal]))
      try {
        const config = await viteConfig({ command: 'build', mode })
        const builder = await createBuilder(mergeConfig(config, { logLevel: verbose ? 'info' : 'warn' }), null)
        const reports = findReports(builder.config.plugins)
        reports.onStage = progress.show
        await builder.buildApp()
        progress.end()
        if (reports.result) console.log(`${describeBuild(reports.result, process.uptime())}\nNext: ${next}`)
        return 0
      } finally {
        progress.end()
      }
    },
  })
}

function findReports(plugins: readonly { readonly name: string; readonly api?: unknown }[]): BuildReports {
  const plugin = plugins.find(({ name }) => name === 'pagewright:build')
  if (plugin === undefined) throw new Error('buildCommand expects the plugin `pagewright:build`.')
  return plugin.api as BuildReports
}
