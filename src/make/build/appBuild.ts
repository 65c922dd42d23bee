import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite'
import type { AnalyticsSettings } from '../../../schema/site.ts'
import { filesBelow } from '../project/filesBelow.ts'
import type { Project } from '../project/project.ts'
import { virtualModule } from './modules/virtualModule.ts'
import { buildInlineScripts } from './prerender/inlineScripts.ts'
import { type BuiltApp, readManifest } from './siteWriter.ts'

/** Address of what the pages of each language share, as in `CompiledSite`, for an app that was built without a site. */
export const shellUrl = '/_content/_shell.json'

/**
 * `vite build --mode app`: builds the code of all blocks once, for sites that are written with it afterwards.
 * `OUT_DIR` gets the folders `client` and `server`.
 */
export function appBuild(project: Project): Plugin[] {
  return [
    virtualModule('shell', () =>
      [
        `const { shell: first, shells } = await (await fetch(${JSON.stringify(shellUrl)})).json()`,
        `export const shell = new Map(Object.entries(shells ?? {})).get(location.pathname.split('/')[1]) ?? first`,
      ].join('\n'),
    ),
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

/** Builds the app for browser and server, into two folders beside each other. */
export function appEnvironments(project: Project, folder: string): Record<string, EnvironmentOptions> {
  const inputs = (...sources: string[]) => sources.map((file) => path.join(project.root, file))
  return {
    client: {
      build: {
        outDir: path.join(folder, 'client'),
        manifest: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: inputs('src/site/runtime/entryClient.tsx'),
          // The bootstrap calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
        },
      },
    },
    ssr: {
      // Bundles packages that Node can't import as modules.
      resolve: { noExternal: true },
      build: {
        outDir: path.join(folder, 'server'),
        ssr: true,
        // For the line of a component that can’t be rendered.
        sourcemap: 'hidden',
        // Only the server has the blocks that are no islands.
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: inputs('src/make/build/prerender/entryPrerender.ts', 'src/make/build/prerender/prerenderThread.ts'),
        },
      },
    },
  }
}

/** Builds the app into the folders `client` and `server` of another folder, with the scripts that pages begin with. */
export async function buildApp(
  builder: ViteBuilder,
  project: Project,
  folder: string,
  analytics: AnalyticsSettings | undefined,
): Promise<BuiltApp> {
  await buildBoth(builder)
  await addAssets(path.join(folder, 'server/assets'), path.join(folder, 'client/assets'))
  return {
    manifest: await readManifest(path.join(folder, 'client')),
    serverDir: path.join(folder, 'server'),
    scripts: await buildInlineScripts(project, analytics),
  }
}

/** Copies what the code of blocks imports besides code, such as pictures. */
async function addAssets(from: string, to: string): Promise<void> {
  const assets = filesBelow(from).filter((file) => !/\.m?js(?:\.map)?$/.test(file))
  for (const file of assets) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true })
    await copyFile(path.join(from, file), path.join(to, file))
  }
}

async function buildBoth(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The build needs the environments `client` and `ssr`.')
  // If one fails, the folder is removed: the other must not be writing to it any more.
  const builds = await Promise.allSettled([builder.build(client), builder.build(ssr)])
  for (const build of builds) if (build.status === 'rejected') throw build.reason
}
