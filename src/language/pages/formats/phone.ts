import type { PhoneNumber } from '../../../../schema/values.ts'
import type { CompileContext } from '../compileContext.ts'
import { languageOf } from '../typeset.ts'
import { showPhone } from './writePhone.ts'

export function compilePhone(phone: string, { references, report }: CompileContext): PhoneNumber | undefined {
  const tel = phone.replaceAll(/[\s().-]/g, '')
  if (!/^\+\d{7,15}$/.test(tel)) return report({ kind: 'bad-phone', data: { phone } })
  const language = languageOf(references.value(['site', 'language']))
  return { tel, shown: showPhone(phone, references.value(['site', 'country']), language) }
}
