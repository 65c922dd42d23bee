import { writePointer } from '../../src/language/edit/operation.ts'
import { describePlace, usePlace } from './place.ts'
import { Line } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'
import { type Entry, SortableList } from './ui/SortableList.tsx'

export type Part = Entry<{ readonly label: string; readonly detail?: string }>

interface Props {
  readonly at: string
  /** The same list until its parts change. */
  readonly parts: readonly Part[]
}

/** The parts of a group or list, each of which opens in the panel: the entries of a collection. */
export function PartList({ at, parts }: Props) {
  const { selected, select } = usePlace()
  return (
    <SortableList
      at={at}
      entries={parts}
      labelOf={([, { label }]) => `“${label}”`}
      meaning={`${describePlace(at)}: another order`}
    >
      {([key, { label, detail }], handle) => {
        const place = at + writePointer([key])
        return (
          <Line>
            {handle}
            <MenuItem label={label} detail={detail} aria-current={selected === place} onClick={() => select(place)} />
          </Line>
        )
      }}
    </SortableList>
  )
}
