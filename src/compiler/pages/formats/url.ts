import { replacement } from '../../fix.ts'
import { didYouMean } from '../../messages/hint.ts'
import { nearestName, obviousFix } from '../../messages/nearestName.ts'
import { checkUrl } from '../../references/checkUrl.ts'
import { isPlaceholderUrl, isStandIn } from '../../references/isPlaceholderValue.ts'
import { type CompileContext, placeholder } from '../compileContext.ts'
import { pathOf } from './page.ts'

export function compileUrl(url: string, context: CompileContext): string | undefined {
  const mistake = checkUrl(url)
  if (mistake !== undefined) {
    const { fixed, ...words } = mistake
    context.report({ piece: url, ...words, ...(fixed !== undefined && replacement(url, fixed)) })
    return undefined
  }
  if (url.startsWith('/') && !context.references.hasFile(pathOf(url))) {
    reportUnknownFile(url, context)
    return undefined
  }
  if (isStandIn(url)) {
    const message = `\`${url}\` is a stand-in for an outside service.`
    context.report({ code: 'stand-in', message, piece: url })
  }
  if (isPlaceholderUrl(url)) context.report(placeholder(url))
  return url
}

function reportUnknownFile(url: string, { facts, publicFiles, report }: CompileContext): void {
  const path = pathOf(url)
  if (facts.pages.has(path)) {
    report({
      code: 'bad-url',
      piece: url,
      message: `\`${path}\` is a page of this site.`,
      hint: `Use \`to: ${url}\`.`,
    })
    return
  }
  const files = publicFiles.paths()
  const otherwise = 'For an address outside the site, start with `https://`.'
  report({
    code: 'unknown-file',
    piece: url,
    message: `There is no file \`${path}\` in the \`public\` folder.`,
    ...didYouMean(nearestName(path, files), otherwise),
    ...obviousFix(path, files, (file) => `${file}${url.slice(path.length)}`),
  })
}
