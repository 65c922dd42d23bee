import columns from 'icon:columns'
import languageIcon from 'icon:language'
import plus from 'icon:plus'
import { type FormEvent, useId, useState } from 'react'
import { change, setStudio, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Choice, Hint, Label, Row, Stack } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'
import { Popover } from './ui/Popover.tsx'
import { Sheet } from './ui/Sheet.tsx'

/** Languages that sites are often translated into; the source takes any other. */
const offered = 'ar de el en es fr he hi id it ja ko nl pl pt ro ru sv tr uk vi zh'.split(' ')

/** The language of the page in the frame, and the way to a further one. */
export function LanguagePicker() {
  const { state, language } = useStudio()
  const [isNew, setNew] = useState(false)
  const languages = state?.languages ?? []
  const shown = languages.find(({ tag }) => tag === language) ?? languages[0]
  return (
    <>
      <Popover
        label="Languages"
        trigger={
          shown ? (
            <Button icon={languageIcon} label={shown.tag.toUpperCase()} aria-label={`Language: ${shown.name}`} />
          ) : (
            <Button icon={languageIcon} isCompact label="Languages" />
          )
        }
      >
        {(close) => (
          <>
            {languages.length === 0 && <Hint>This site has one language: {nameOf(state?.language ?? 'en')}.</Hint>}
            <ul>
              {languages.map(({ tag, name, missing }, index) => (
                <li key={tag}>
                  <MenuItem
                    label={name}
                    detail={index === 0 ? 'That of the file' : missing === 0 ? 'All is translated' : leftIn(missing)}
                    aria-current={tag === shown?.tag}
                    onClick={() => {
                      setStudio({ language: index === 0 ? '' : tag })
                      close()
                    }}
                  />
                </li>
              ))}
            </ul>
            {languages.length > 1 && (
              <MenuItem
                icon={columns}
                label="Translations side by side"
                onClick={() => {
                  setStudio({ drawer: 'translations', ...(language === '' && { language: languages[1]?.tag ?? '' }) })
                  close()
                }}
              />
            )}
            <MenuItem
              icon={plus}
              label="Add a language"
              onClick={() => {
                setNew(true)
                close()
              }}
            />
          </>
        )}
      </Popover>
      {isNew && <NewLanguageSheet onClose={() => setNew(false)} />}
    </>
  )
}

function NewLanguageSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const state = useStudio(({ state }) => state)
  const known = state?.languages.map(({ tag }) => tag) ?? []
  const own = known[0] ?? state?.language ?? 'en'
  const free = offered.filter((tag) => tag !== own && !known.includes(tag))
  const [tag, setTag] = useState(free.find((each) => each === 'es') ?? free[0] ?? '')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const operation =
      known.length === 0
        ? ({ op: 'add', path: '/site/languages', value: [own, tag] } as const)
        : ({ op: 'add', path: '/site/languages/-', value: tag } as const)
    if (!wasSaved(await change([operation], `A further language: ${nameOf(tag)}`))) return
    setStudio({ language: tag, drawer: 'translations' })
    onClose()
  }
  return (
    <Sheet title="Add a language" onClose={onClose}>
      <form onSubmit={add}>
        <Stack>
          <Stack $gap={0.25}>
            <Label htmlFor={id}>Language</Label>
            <Choice id={id} value={tag} onChange={({ target }) => setTag(target.value)}>
              {free.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </Choice>
            <Hint>
              Its pages are below /{tag}. A page is shown there when its title is translated; what has no translation
              yet is in {nameOf(own)}.
            </Hint>
          </Stack>
          <Row>
            <Button type="submit" kind="strong" label="Add" />
            <Button label="Cancel" onClick={onClose} />
          </Row>
        </Stack>
      </form>
    </Sheet>
  )
}

const nameOf = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag

const leftIn = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'} to translate`
