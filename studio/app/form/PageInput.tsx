import { useId } from 'react'
import { useStudio } from '../store.ts'
import { Input } from '../ui/fields.tsx'

interface Props {
  readonly id?: string
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The address of a page of this site, which the browser completes. */
export function PageInput({ id, label, value, onChange }: Props) {
  const list = useId()
  const pages = useStudio(({ state }) => state?.pages) ?? []
  return (
    <>
      <Input
        id={id}
        list={list}
        aria-label={label}
        value={value}
        placeholder="/contact"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {pages.map(({ name, address, title }) => (
          <option key={name} value={address}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
