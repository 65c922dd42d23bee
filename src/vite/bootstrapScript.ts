import path from 'node:path'
import { build } from 'vite'

/**
 * The inline bootstrap as one minified script; it depends on nothing but the platform.
 * @param root folder of Pagewright itself.
 */
export async function buildBootstrap(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(root, 'src/runtime/bootstrap.ts'), formats: ['iife'], name: 'bootstrap' },
    },
  })
  const [bundle] = [result].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The bootstrap was not built.')
  return chunk.code.replace(/\s*\/\*.*?\*\/\s*/gs, '').trim()
}
