import type { PhoneNumber } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { writePhone } from './writePhone.ts'

export function compilePhone(phone: string, { references, report }: CompileContext): PhoneNumber | undefined {
  const tel = phone.replaceAll(/[\s().-]/g, '')
  if (!/^\+\d{7,15}$/.test(tel)) return report({ kind: 'bad-phone', data: { phone } })
  const country = references.value(['site', 'country'])
  return { tel, shown: typeof country === 'string' ? writePhone(phone, country) : phone }
}
