import columns from 'icon:columns'
import languageIcon from 'icon:language'
import { useState } from 'react'
import { change, setStudio, useStudio, wasSaved } from './store.ts'
import { Button } from './ui/Button.tsx'
import { Choice, Hint, Line } from './ui/fields.tsx'
import { MenuItem } from './ui/MenuItem.tsx'
import { Popover } from './ui/Popover.tsx'

/** Languages that sites are often translated into; the source takes any other. */
const offered = 'es ar de el en fr he hi id it ja ko nl pl pt ro ru sv tr uk vi zh'.split(' ')

/** The language of the page in the frame, and the way to a further one. */
export function LanguagePicker() {
  const { state, language } = useStudio()
  const [chosen, setChosen] = useState<string>()
  const languages = state?.languages ?? []
  const own = languages[0]?.tag ?? state?.language ?? 'en'
  const free = offered.filter((each) => each !== own && !languages.some(({ tag }) => tag === each))
  const tag = chosen ?? free[0] ?? ''
  const add = async () => {
    const operation =
      languages.length === 0
        ? ({ op: 'add', path: '/site/languages', value: [own, tag] } as const)
        : ({ op: 'add', path: '/site/languages/-', value: tag } as const)
    if (wasSaved(await change([operation], `A further language: ${nameOf(tag)}`)))
      setStudio({ language: tag, drawer: 'translations' })
  }
  const shown = languages.find(({ tag }) => tag === language) ?? languages[0]
  return (
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
          {languages.length === 0 && <Hint>This site has one language: {nameOf(own)}.</Hint>}
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
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void add()
              close()
            }}
          >
            <Line>
              <Choice
                aria-label="A further language"
                value={tag}
                options={free.map((each) => [each, nameOf(each)])}
                onChange={setChosen}
              />
              <Button type="submit" kind="plain" label="Add" />
            </Line>
          </form>
          <Hint>A page is shown in it when its title and its description are translated.</Hint>
        </>
      )}
    </Popover>
  )
}

const nameOf = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag

const leftIn = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'} to translate`
