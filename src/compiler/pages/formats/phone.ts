import type { PhoneNumber } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { writePhone } from './writePhone.ts'

export function compilePhone(phone: string, { references, report }: CompileContext): PhoneNumber | undefined {
  const tel = phone.replaceAll(/[\s().-]/g, '')
  if (/^\+\d{7,15}$/.test(tel)) {
    const country = references.value(['site', 'country'])
    return { tel, shown: typeof country === 'string' ? writePhone(phone, country) : phone }
  }
  report({
    code: 'bad-phone',
    message: `\`${phone}\` is not a complete phone number.`,
    hint: 'Write it with its country code, in quotes: "+1 202 555 0143".',
  })
  return undefined
}
