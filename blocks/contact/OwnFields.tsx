import { isEmail } from '../../schema/isEmail.ts'
import { isPhone } from '../../schema/isPhone.ts'
import { CheckField } from '../../src/site/ui/CheckField.tsx'
import type { useForm } from '../../src/site/ui/Form.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { SelectField } from '../../src/site/ui/SelectField.tsx'
import { TextAreaField } from '../../src/site/ui/TextAreaField.tsx'
import { TextField } from '../../src/site/ui/TextField.tsx'
import type { ContactProps } from './schema.ts'

type Fields = NonNullable<NonNullable<ContactProps['form']>['fields']>
type OwnField = NonNullable<Fields[string]>

/** What types of fields accept, beside anything. */
const checks: Partial<Record<string, (text: string) => boolean>> = { email: isEmail, phone: isPhone }

const typeOf = ({ type = 'text', options }: OwnField) => (options ? 'choice' : type)

/** How browsers complete and check what is typed. */
const inputs = { text: 'text', email: 'email', phone: 'tel', date: 'date' } as const

interface OwnFieldsProps {
  readonly fields: Fields
  readonly field: ReturnType<typeof useForm<string>>['field']
  readonly place: 'above' | 'below'
}

/** The fields that the author adds: checkboxes below the message, all others above it. */
export function OwnFields({ fields, field, place }: OwnFieldsProps) {
  return Object.entries(fields).map(([name, own]) => {
    const type = typeOf(own)
    if ((type === 'checkbox') !== (place === 'below')) return null
    const props = { label: <RichText html={own.label} inline />, required: own.required, ...field(name) }
    switch (type) {
      case 'checkbox':
        return <CheckField key={name} value="yes" {...props} />
      case 'choice':
        return (
          <SelectField key={name} placeholder={own.prompt} options={own.options ?? []} defaultValue="" {...props} />
        )
      case 'long-text':
        return <TextAreaField key={name} rows={4} {...props} />
      default: {
        const input = inputs[type]
        const completes = input === 'tel' || input === 'email' ? input : 'off'
        return <TextField key={name} type={input} autoComplete={completes} {...props} />
      }
    }
  })
}

/** The rules of these fields. */
export function ownRules(fields: Fields): Record<string, (value: string) => true | string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, own]) => [
      name,
      (value: string) => {
        const text = value.trim()
        const isValid = text === '' ? !own.required : (checks[typeOf(own)]?.(text) ?? true)
        return isValid || own.error
      },
    ]),
  )
}

/** What a browser sends of a form, which is nothing of a checkbox that isn't ticked. */
export function withoutUnticked(values: Record<string, string>, fields: Fields): Record<string, string> {
  const isSent = ([name, value]: readonly [string, string]) => {
    const own = fields[name]
    return value !== '' || own === undefined || typeOf(own) !== 'checkbox'
  }
  return Object.fromEntries(Object.entries(values).filter(isSent))
}
