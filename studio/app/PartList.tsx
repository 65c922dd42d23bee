import { isPlainObject, type Plain } from '../../src/language/plain.ts'
import { nameOf } from './form/formContext.ts'
import { usePlace, wordsOf } from './place.ts'
import { Hint } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'

/** The parts of a group or list, each of which opens in the panel: the entries of a collection. */
export function PartList({ at, value }: { readonly at: string; readonly value: Plain | undefined }) {
  const { select } = usePlace()
  const entries = Array.isArray(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
  const parts = entries.filter(([, each]) => isPlainObject(each))
  if (parts.length === 0) return <Hint>Nothing here yet.</Hint>
  return (
    <ul>
      {parts.map(([key, each]) => (
        <li key={key}>
          <MenuItem
            label={typeof key === 'number' ? nameOf(each) || `Item ${key + 1}` : wordsOf(key)}
            detail={typeof key === 'number' ? undefined : nameOf(each)}
            onClick={() => select(`${at}/${key}`)}
          />
        </li>
      ))}
    </ul>
  )
}
