import chevron from 'icon:chevron-down'
import plus from 'icon:plus'
import { useState } from 'react'
import { NewPageSheet } from './NewPageSheet.tsx'
import { usePlace, wordsOf } from './place.ts'
import { useStudio } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Hint, Search } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'
import { Popover } from './ui/Popover.tsx'

/** Pages that are listed at once. */
const most = 100

/** The pages of the site, found by a word. */
export function PagePicker() {
  const pages = useStudio(({ state }) => state?.pages) ?? []
  const { page, open } = usePlace()
  const [words, setWords] = useState('')
  const [isNew, setNew] = useState(false)
  const found = pages.filter(({ name, title, path }) =>
    `${name} ${title} ${path}`.toLowerCase().includes(words.toLowerCase()),
  )
  return (
    <>
      <Popover
        label="Pages"
        trigger={<Button kind="plain" icon={chevron} label={page ? wordsOf(page.name) : 'Pages'} />}
      >
        {(close) => (
          <>
            <Search aria-label="Find a page" placeholder="Find a page" value={words} onChange={setWords} />
            <ul>
              {found.slice(0, most).map(({ name, path, count }) => (
                <li key={name}>
                  <MenuItem
                    label={wordsOf(name)}
                    detail={count > 1 ? `${path} · ${count} pages` : path}
                    aria-current={name === page?.name}
                    onClick={() => {
                      open(name)
                      close()
                    }}
                  />
                </li>
              ))}
            </ul>
            {found.length > most && <Hint>{found.length - most} more. Type a word of the one that you want.</Hint>}
            {found.length === 0 && <Hint>No page has this word.</Hint>}
            <MenuItem
              icon={plus}
              label="New page"
              onClick={() => {
                setNew(true)
                close()
              }}
            />
          </>
        )}
      </Popover>
      {isNew && <NewPageSheet onClose={() => setNew(false)} />}
    </>
  )
}
