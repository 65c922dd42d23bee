import { isEmail } from '../../../../schema/isEmail.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileEmail(email: string, { report }: CompileContext): string | undefined {
  return isEmail(email) ? email : report({ kind: 'bad-email', data: { email } })
}
