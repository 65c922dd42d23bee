import { replacement } from '../../fix.ts'
import { checkUrl } from '../../references/checkUrl.ts'
import { isPlaceholderUrl } from '../../references/isPlaceholderValue.ts'
import { type CompileContext, placeholder } from '../compileContext.ts'

export function compileOrigin(origin: string, context: CompileContext): string | undefined {
  const mistake = checkUrl(origin)
  const isOwn = mistake === undefined && /^https:\/\//i.test(origin)
  if (isOwn && new URL(origin).origin === origin) {
    if (isPlaceholderUrl(origin)) context.report(placeholder(origin))
    return origin
  }
  const fixed = isOwn ? new URL(origin).origin : mistake?.fixed
  context.report({
    code: 'bad-url',
    message: `\`${origin}\` is not an address without a path.`,
    hint: isOwn
      ? `Write \`${new URL(origin).origin}\`.`
      : (mistake?.hint ?? 'Write it as https://www.host.com.'),
    ...(fixed !== undefined && replacement(origin, fixed)),
  })
  return undefined
}
