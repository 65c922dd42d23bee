import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostConfigs } from '../make/host/hostConfig.ts'
import { parseHeaders } from '../make/host/hostHeaders.ts'
import { notFoundFolders, parseRedirects, redirectRules } from '../make/host/hostRedirects.ts'
import { chosenMoment } from '../make/project/chosenMoment.ts'
import { commandLine, isInRepository } from '../make/project/commandLine.ts'
import { loadSite } from '../make/project/loadSite.ts'
import { findProject, ownPublicDirectory } from '../make/project/project.ts'
import { readText } from '../make/project/readText.ts'
import { defineCommand } from './command.ts'

const servers = Object.keys(hostConfigs) as (keyof typeof hostConfigs)[]

export const main = defineCommand({
  name: 'host-config',
  argument: { name: 'SERVER', description: servers.join(' or '), isRequired: true },
  flags: {},
  notes: [
    isInRepository()
      ? 'Use npm run -s to print nothing else: npm run -s host-config -- nginx > site.conf'
      : 'For example: npx pagewright host-config nginx > site.conf',
    'Exit codes: 0 printed, 2 the server is unknown or there is no built site.',
  ],
  run: (_, server = '') => print(server),
})

function print(name: string): number {
  const server = servers.find((each) => each === name)
  if (server === undefined) {
    console.error(`There is no configuration for \`${name}\`. Servers: ${servers.join(', ')}.`)
    return 2
  }
  const { outDir, siteName, siteFile } = findProject()
  if (!existsSync(join(outDir, '_headers'))) {
    console.error(`There is no built site in ${outDir}. Run \`${commandLine('build')}\` first.`)
    return 2
  }
  const { site } = loadSite(siteName, { mode: 'production', at: chosenMoment() })
  if (site === undefined) {
    console.error(`${siteName} has problems. Run \`${commandLine('check')}\`.`)
    return 2
  }
  const own = readText(join(ownPublicDirectory(siteFile), '_redirects')) ?? ''
  const config = hostConfigs[server]({
    headers: parseHeaders(readFileSync(join(outDir, '_headers'), 'utf8')),
    redirects: [...parseRedirects(own), ...redirectRules(site)],
    notFound: notFoundFolders(site),
    hostname: new URL(site.shell.site.url).hostname,
  })
  console.log(config.trimEnd())
  return 0
}
