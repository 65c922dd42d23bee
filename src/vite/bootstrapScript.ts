import path from 'node:path'
import { rolldown } from 'rolldown'

/** The inline bootstrap as one minified script; it depends on nothing but the platform. */
export async function buildBootstrap(root: string): Promise<string> {
  const bundle = await rolldown({ input: path.join(root, 'src/runtime/bootstrap.ts') })
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true })
    return output[0].code.replace(/\s*\/\*.*?\*\/\s*/gs, '').trim()
  } finally {
    await bundle.close()
  }
}
