import { replacement } from '../../fix.ts'
import { didYouMean } from '../../messages/hint.ts'
import { nearestName, obviousFix } from '../../messages/nearestName.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileFile(path: string, context: CompileContext): string | undefined {
  return checkFile(path, 'file', context) ? path : undefined
}

export function checkFile(path: string, what: 'image' | 'file', context: CompileContext): boolean {
  if (context.references.hasFile(path)) return true
  const { publicFiles, report } = context
  const withoutPublic = path.replace(/^\.?\/?public\//, '/')
  const candidate = [withoutPublic, `/${path}`].find((fixed) => publicFiles.has(fixed))
  const nearest =
    candidate ?? nearestName(path, publicFiles.paths()) ?? sameFileName(path, publicFiles.paths())
  report({
    code: `unknown-${what}`,
    message: `There is no ${what} \`${path}\` in the \`public\` folder.`,
    ...didYouMean(nearest, 'Put the file there, and write its path with a slash in front.'),
    ...(candidate === undefined ? obviousFix(path, publicFiles.paths()) : replacement(path, candidate)),
  })
  return false
}

function sameFileName(path: string, files: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return name === '' ? undefined : files.find((file) => file.toLowerCase().endsWith(`/${name}`))
}
