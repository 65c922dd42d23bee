import { mkdir, rm } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { Project } from '../project/project.ts'
import { appEnvironments, buildBoth } from './siteBuild.ts'

/** Where an app that was built without a site asks for what every page shares. */
export const shellUrl = '/_content/_shell.json'

const frameId = 'virtual:pagewright/shell'

/**
 * `vite build --mode app`: builds the code of all blocks once, for sites that are written with it afterwards.
 * `OUT_DIR` gets the folders `client` and `server`.
 */
export function appBuild(project: Project): Plugin[] {
  return [
    {
      name: 'pagewright:shell-at-run-time',
      resolveId: { filter: { id: new RegExp(`^${frameId}$`) }, handler: () => `\0${frameId}` },
      load: {
        filter: { id: new RegExp(`^\0${frameId}$`) },
        handler: () => `export const shell = await (await fetch(${JSON.stringify(shellUrl)})).json()`,
      },
    },
    {
      name: 'pagewright:app-build',
      apply: 'build',
      config: () => ({
        environments: appEnvironments(project, project.outDir),
        builder: {
          sharedConfigBuild: true,
          async buildApp(builder) {
            await rm(project.outDir, { recursive: true, force: true })
            await mkdir(project.outDir, { recursive: true })
            await buildBoth(builder)
          },
        },
      }),
    },
  ]
}
