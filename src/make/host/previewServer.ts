import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { authorError } from '../project/authorError.ts'
import { commandLine } from '../project/commandLine.ts'
import type { Project } from '../project/project.ts'
import { standInCapture } from './standInCapture.ts'
import { builtBase, staticHost } from './staticHost.ts'
import { proxiedBy, unansweredPost } from './unansweredPost.ts'

/** `vite preview`: serves the built site as a static host does. */
export function previewServer({ outDir }: Project): Plugin {
  return {
    name: 'pagewright:preview',
    config: (_config, { isPreview }) =>
      isPreview ? { base: `${builtBase(outDir)}/`, appType: 'custom', build: { outDir } } : undefined,
    configurePreviewServer({ middlewares, config }) {
      if (!existsSync(path.join(outDir, '404.html')))
        throw authorError(`There is no built site in ${outDir}. Run \`${commandLine('build')}\` first.`)
      const isProxied = proxiedBy(config.preview)
      middlewares.use(config.base, standInCapture)
      middlewares.use(unansweredPost(config, isProxied))
      for (const middleware of staticHost(outDir))
        middlewares.use((request, response, next) =>
          isProxied(request) ? next() : middleware(request, response, next),
        )
    },
  }
}
