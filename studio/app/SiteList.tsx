import plus from 'icon:plus'
import { useMemo } from 'react'
import styled from 'styled-components'
import { type Part, PartList } from './PartList.tsx'
import { usePlace, wordsOf } from './place.ts'
import { change, useStudio, wasSaved } from './store.ts'
import { Hint } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'

const sections = [
  ['/site', 'Name and address', 'What the site is called, and how to reach you'],
  ['/theme', 'Look', 'Colors, type and corners'],
  ['/header', 'Menu', 'The bar at the top of every page'],
  ['/footer', 'Footer', 'The end of every page'],
  ['/redirects', 'Old addresses', 'Where they lead'],
] as const

/** What all pages have in common. */
export function SiteList() {
  const { selected, select, page } = usePlace()
  const kept = useStudio(({ state }) => state?.sections)
  const lists = useMemo(() => {
    const named = (names: readonly string[] = [], detail?: string) =>
      names.map((name): Part => [name, { label: wordsOf(name), ...(detail !== undefined && { detail }) }])
    return {
      dialogs: kept?.dialogs.map(({ name, title }): Part => [name, { label: title, detail: name }]) ?? [],
      content: named(kept?.content),
      services: named(kept?.services),
      checkout: named(kept?.checkout, 'Prices and checkout'),
    }
  }, [kept])
  const item = (at: string, label: string, detail?: string) => (
    <li key={at}>
      <MenuItem label={label} detail={detail} aria-current={selected === at} onClick={() => select(at)} />
    </li>
  )
  const addDialog = async () => {
    const names = new Set(kept?.dialogs.map(({ name }) => name))
    let name = 'dialog'
    for (let number = 2; names.has(name); number++) name = `dialog-${number}`
    const value = { title: 'New dialog', blocks: [{ type: 'prose', text: 'What it says.' }] }
    const operation =
      names.size === 0
        ? ({ op: 'add', path: '/dialogs', value: { [name]: value } } as const)
        : ({ op: 'add', path: `/dialogs/${name}`, value } as const)
    if (wasSaved(await change([operation], 'A new dialog'))) select(`/dialogs/${name}`)
  }
  return (
    <Lists>
      {page && <ul>{item(`/pages/${page.name}`, 'Settings of this page', `Title, address and search results`)}</ul>}
      <h2>All pages</h2>
      <ul>{sections.map(([at, label, detail]) => item(at, label, detail))}</ul>
      <details>
        <summary>Dialogs</summary>
        <PartList at="/dialogs" parts={lists.dialogs} />
        {kept?.dialogs.length === 0 && <Hint>A dialog opens over the page: a form, a video, a calendar.</Hint>}
        <MenuItem icon={plus} label="New dialog" onClick={() => void addDialog()} />
      </details>
      <details>
        <summary>Shared content</summary>
        <PartList at="/content" parts={lists.content} />
        {kept?.content.length === 0 && <Hint>What several pages show is written once here.</Hint>}
      </details>
      <details>
        <summary>Services and checkout</summary>
        <PartList at="/services" parts={lists.services} />
        <PartList at="/checkout" parts={lists.checkout} />
        {kept?.services.length === 0 && <Hint>Calendars, videos and forms of other companies.</Hint>}
      </details>
    </Lists>
  )
}

const Lists = styled.nav.attrs({ 'aria-label': 'Parts of the site' })`
  display: grid;
  gap: 0.25rem;
  margin-block-start: 0.5rem;
  padding-block-start: 0.5rem;
  border-block-start: 1px solid var(--line);

  h2,
  summary {
    padding: 0.375rem 0.5rem;
    font-weight: 600;
  }
  summary {
    border-radius: 0.375rem;
    cursor: pointer;
  }
  summary:hover {
    background: var(--hover);
  }
  details p {
    padding: 0 0.5rem;
  }
`
