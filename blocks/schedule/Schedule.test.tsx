import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

const table = (items: string) => renderBlock(`type: schedule\nheading: Classes\nitems:\n${items}`)

describe('Schedule', () => {
  it('has a row for each day on which something takes place, from Monday on', async () => {
    await table(`  - { days: [sunday, tuesday], time: "18:00", title: Yoga }
  - { days: [monday], time: "09:00", title: Swim }`)
    expect(screen.getAllByRole('rowheader').map((day) => day.textContent)).toEqual(['Monday', 'Tuesday', 'Sunday'])
    expect(screen.getByRole('table', { name: 'Classes' })).toBeTruthy()
  })

  it('has a column for each full hour in which something starts, and the exact times in it', async () => {
    await table(`  - { days: [monday], time: "18:45", title: Late }
  - { days: [monday], time: "18:15", ends: "19:00", title: Early }
  - { days: [monday], time: "09:00", title: Morning }`)
    const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ')
    expect(screen.getAllByRole('columnheader', { hidden: true }).map(plain)).toEqual(['9:00 AM', '6:00 PM'])
    const evening = screen.getAllByRole('cell').at(-1) as HTMLElement
    expect(plain(evening)).toBe('Early6:15 PM – 7:00 PMLate6:45 PM')
    expect(within(evening).queryByText('Morning')).toBeNull()
  })
})
