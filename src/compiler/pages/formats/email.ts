import { isEmail } from '../../../../schema/isEmail.ts'
import { isPlaceholderEmail } from '../../references/isPlaceholderValue.ts'
import { type CompileContext, placeholder } from '../compileContext.ts'

export function compileEmail(email: string, { report }: CompileContext): string | undefined {
  if (isEmail(email)) {
    if (isPlaceholderEmail(email)) report(placeholder(email))
    return email
  }
  report({
    code: 'bad-email',
    message: `\`${email}\` is not an email address.`,
    hint: 'Write it as name@host.com.',
  })
  return undefined
}
