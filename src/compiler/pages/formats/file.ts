import { decodeAddress } from '../../../../schema/fileAddress.ts'
import { replacement } from '../../fix.ts'
import { didYouMean } from '../../messages/hint.ts'
import { nearestName, obviousName } from '../../messages/nearestName.ts'
import type { FoundFile } from '../../references/findFile.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileFile(path: string, context: CompileContext): string | undefined {
  return findOwnFile(path, 'file', context)?.address
}

export function compileFont(written: string, context: CompileContext): string | undefined {
  const file = findOwnFile(written, 'file', context)
  if (file === undefined || context.publicFiles.font(file.path) !== undefined) return file?.address
  context.report({
    code: 'wrong-file',
    message: `\`public${file.path}\` is not a typeface.`,
    hint: 'Use a .woff2 file; .woff, .ttf and .otf files are larger.',
  })
  return undefined
}

/** The file that a text names; undefined after a reported problem. */
export function findOwnFile(path: string, what: 'image' | 'file', context: CompileContext): FoundFile | undefined {
  const found = context.references.file(path)
  if (found?.rest === '') return found
  const { publicFiles, report } = context
  const files = publicFiles.paths()
  const withoutPublic = path.replace(/^\.?\/?public\//, '/')
  const candidate = found?.path ?? [withoutPublic, `/${path}`].find((fixed) => publicFiles.find(fixed))
  const name = decodeAddress(path)
  const meant = candidate ?? obviousName(name, files)
  report({
    code: `unknown-${what}`,
    message: `There is no ${what} \`${path}\` in the \`public\` folder.`,
    ...didYouMean(
      meant ?? nearestName(name, files) ?? sameFileName(name, files),
      'Put the file there, and write its path with a slash in front.',
    ),
    ...(meant !== undefined && replacement(path, meant)),
  })
  return undefined
}

function sameFileName(path: string, files: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return name === '' ? undefined : files.find((file) => file.toLowerCase().endsWith(`/${name}`))
}
