import { isEmail } from '../../../../schema/isEmail.ts'
import { replacement } from '../../fix.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileEmail(email: string, { report }: CompileContext): string | undefined {
  if (isEmail(email)) return email
  const meant = onlyEmail(email)
  report({
    code: 'bad-email',
    message: `\`${email}\` is not an email address.`,
    hint: meant === undefined ? 'Write one address, as name@host.com.' : `Write \`${meant}\`.`,
    ...(meant !== undefined && replacement(email, meant)),
  })
  return undefined
}

/** The address in `Acme <hello@acme.com>`, `mailto:hello@acme.com` or `hello @acme.com`, if there is only one. */
function onlyEmail(text: string): string | undefined {
  const words = text
    .replaceAll(/\s*@\s*/g, '@')
    .replaceAll(/\bmailto:/gi, '')
    .split(/[\s<>"“”',;:()]+/)
    .filter((word) => word.includes('@'))
  return words.length === 1 ? words.find(isEmail) : undefined
}
