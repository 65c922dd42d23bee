import { isPlaceholderPhone } from '../../references/isPlaceholderValue.ts'
import { type CompileContext, placeholder } from '../compileContext.ts'

export function compilePhone(phone: string, { report }: CompileContext): string | undefined {
  const digits = phone.replaceAll(/[\s().-]/g, '')
  if (/^\+\d{7,15}$/.test(digits)) {
    if (isPlaceholderPhone(digits)) report(placeholder(phone))
    return phone
  }
  report({
    code: 'bad-phone',
    message: `\`${phone}\` is not a complete phone number.`,
    hint: 'Write it with its country code, in quotes: "+1 202 555 0143".',
  })
  return undefined
}
