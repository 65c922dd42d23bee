import arrowLeft from 'icon:arrow-left'
import clipboardCopy from 'icon:copy'
import duplicate from 'icon:copy-plus'
import cut from 'icon:cut'
import eye from 'icon:eye'
import eyeOff from 'icon:eye-off'
import table from 'icon:table'
import trash from 'icon:trash'
import { useMemo } from 'react'
import styled from 'styled-components'
import { isPlainList, isPlainObject, type Plain } from '../../src/language/plain.ts'
import type { OutlineBlock } from '../server/places.ts'
import { nameOf } from './form/formContext.ts'
import { small } from './look.ts'
import { PageSettings } from './PageSettings.tsx'
import { Panel } from './Panel.tsx'
import { type Part, PartList } from './PartList.tsx'
import { blockAt, describePlace, usePlace, wordsOf } from './place.ts'
import { change, setStudio, useAnswer, wasSaved } from './store.ts'
import { entriesOf } from './TableView.tsx'
import { Button } from './ui/Button.tsx'
import { Hint, Row, Stack } from './ui/fields.tsx'

/** What is selected, with what can be done to it. */
export function SelectionPanel({ blocks }: { readonly blocks: readonly OutlineBlock[] }) {
  const { selected, select, page } = usePlace()
  const answer = useAnswer('value', selected === undefined ? undefined : { at: selected })
  const parts = useMemo(() => partsOf(selected, answer?.value), [selected, answer])
  if (selected === undefined || page === undefined) return <Welcome />
  const isPage = /^\/pages\/[^/]+$/.test(selected)
  const block = blocks.find(({ at }) => at === selected)
  const value = answer?.value
  const type = isPlainObject(value) && typeof value.type === 'string' ? value.type : undefined
  const isBlock = blockAt(selected) === selected
  const above =
    /^(.+\/blocks\/\d+|\/dialogs\/[^/]+)\/.+$/.exec(selected)?.[1] ?? /^(\/content\/.+)\/[^/]+$/.exec(selected)?.[1]
  const description = typeof answer?.schema?.description === 'string' ? answer.schema.description : undefined
  return (
    <Box key={selected}>
      <header>
        {above !== undefined && (
          <Button icon={arrowLeft} isCompact label="Back to what it belongs to" onClick={() => select(above)} />
        )}
        <h2>
          {isPage
            ? 'Settings of this page'
            : type !== undefined
              ? wordsOf(type)
              : describePlace(selected) || 'The site'}
        </h2>
      </header>
      {description !== undefined && <p>{description}</p>}
      {isBlock && (
        <BlockTools
          at={selected}
          type={type ?? ''}
          isHidden={block?.isHidden === true}
          canHide={hasKey(answer?.schema, 'hidden')}
        />
      )}
      {isPage && <PageSettings page={page} />}
      {/^\/content\/./.test(selected) && <Uses at={selected} />}
      {selected.startsWith('/content/') && entriesOf(value) && (
        <Row>
          <Button
            icon={table}
            kind="plain"
            label="Show as a table"
            onClick={() => setStudio({ drawer: selected as `/${string}` })}
          />
        </Row>
      )}
      {parts.length > 0 && <PartList at={selected} parts={parts} />}
      {isPlainList(value) && parts.length === 0 && <Hint>Nothing here yet.</Hint>}
      {isPlainObject(value) && parts.length < Object.keys(value).length && (
        <Panel at={selected} except={parts.map(([key]) => String(key))} />
      )}
    </Box>
  )
}

/** The entries of a collection, which open one by one. */
function partsOf(at = '', value?: Plain): readonly Part[] {
  if (isPlainList(value))
    return value.map((each, index) => [index, { label: nameOf(each) || `Item ${index + 1}` }] as const)
  if (!isPlainObject(value) || blockAt(at) === at || !/^\/(?:content\/|services$)/.test(at)) return []
  const entries = Object.entries(value).filter(([, each]) => isPlainObject(each))
  return entries.map(([key, each]) => [key, { label: wordsOf(key), detail: nameOf(each) }] as const)
}

/** Says what shows shared content. */
function Uses({ at }: { readonly at: string }) {
  const uses = useAnswer('uses', { at }) ?? []
  const pages = [...new Set(uses.map((each) => describePlace(each.split('/').slice(0, 3).join('/'))))]
  return (
    <p>
      {uses.length === 0 ? 'No page shows this yet.' : `Shown on ${pages.join(', ')}. A change here is a change there.`}
    </p>
  )
}

const hasKey = (schema: unknown, key: string) =>
  isPlainObject(schema) && isPlainObject(schema.properties) && key in schema.properties

interface ToolsProps {
  readonly at: string
  readonly type: string
  readonly isHidden: boolean
  /** Whether this version of Pagewright can hide blocks. */
  readonly canHide: boolean
}

function BlockTools({ at, type, isHidden, canHide }: ToolsProps) {
  const { select } = usePlace()
  const [, list = '', index = '0'] = /^(.*)\/(\d+)$/.exec(at) ?? []
  const next = `${list}/${Number(index) + 1}`
  const name = wordsOf(type)
  const value = useAnswer('value', { at })?.value ?? null
  const hold = (isCut: boolean) => setStudio({ clipboard: { type, value, ...(isCut && { cutFrom: at }) } })
  const hide = () =>
    change(
      [isHidden ? { op: 'remove', path: `${at}/hidden` } : { op: 'add', path: `${at}/hidden`, value: true }],
      `${name} is ${isHidden ? 'shown' : 'hidden'}`,
    ).then(wasSaved)
  return (
    <Row role="toolbar" aria-label={`What to do with ${name}`}>
      <Button
        icon={duplicate}
        isCompact
        label="Duplicate"
        onClick={async () => {
          if (wasSaved(await change([{ op: 'copy', from: at, path: next }], `${name} is duplicated`))) select(next)
        }}
      />
      <Button icon={clipboardCopy} isCompact label="Copy" onClick={() => hold(false)} />
      <Button icon={cut} isCompact label="Cut, to paste it elsewhere" onClick={() => hold(true)} />
      {canHide && (
        <Button
          icon={isHidden ? eye : eyeOff}
          isCompact
          label={isHidden ? 'Show' : 'Hide'}
          onClick={() => void hide()}
        />
      )}
      <Button
        icon={trash}
        isCompact
        kind="danger"
        label="Remove"
        onClick={async () => {
          if (wasSaved(await change([{ op: 'remove', path: at }], `${name} is removed`))) select(undefined)
        }}
      />
    </Row>
  )
}

function Welcome() {
  return (
    <Box>
      <h2>Nothing is selected</h2>
      <p>
        Click a text on the page to change it there. Click beside a text, or a block in the list, to see all that the
        block can do.
      </p>
      <p>Every change is saved in your file at once, and can be taken back.</p>
    </Box>
  )
}

const Box = styled(Stack)`
  padding: 0.875rem 1rem 3rem;

  > header {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
  h2 {
    font-size: 0.9375rem;
  }
  > p {
    ${small}
    color: var(--quiet);
  }
`
