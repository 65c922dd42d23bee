import check from 'icon:check'
import copy from 'icon:copy'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, space } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Panel, PanelBar } from './Panel.tsx'

interface Props {
  /** The block type. */
  readonly subject: string
  readonly yaml: string
}

type CopyState = 'idle' | 'copied' | 'selected'

const announcements: Readonly<Record<CopyState, string>> = {
  idle: '',
  copied: 'Copied.',
  selected: 'Selected. Copy it with Ctrl+C.',
}

/** YAML of an example, indented as in a page, with a button to copy it. */
export function YamlExample({ subject, yaml }: Props) {
  const code = useRef<HTMLElement>(null)
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])

  const copyYaml = async () => setState(await copyText(yaml, code.current))
  return (
    <Panel>
      <Head>
        <span>YAML</span>
        <VisuallyHidden role="status">{announcements[state]}</VisuallyHidden>
        <Button variant="secondary" size="small" onClick={copyYaml}>
          <Icon body={state === 'copied' ? check : copy} size={18} />
          {state === 'idle' ? 'Copy' : announcements[state].replace(/\..*/, '')}{' '}
          <VisuallyHidden>the YAML of {subject}</VisuallyHidden>
        </Button>
      </Head>
      <Scroll tabIndex={0} role="region" aria-label={`YAML of ${subject}`}>
        <Before aria-hidden="true">{'    blocks:'}</Before>
        <code ref={code}>{highlight(yaml)}</code>
      </Scroll>
    </Panel>
  )
}

/** Selects the text if the browser denies the clipboard, as it does without HTTPS. */
async function copyText(yaml: string, element: HTMLElement | null): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(yaml)
    return 'copied'
  } catch {
    if (element) getSelection()?.selectAllChildren(element)
    return 'selected'
  }
}

/** Highlights keys. The text stays the same. */
function highlight(yaml: string): ReactNode {
  return yaml.split(/(?<=\n)/).map((line, index) => {
    const [, start = '', key, rest = ''] = /^([ -]*)([\w-]+:(?=\s))?(.*)$/s.exec(line) ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
      <span key={index}>
        {start}
        {key && <Key>{key}</Key>}
        {rest}
      </span>
    )
  })
}

const Head = styled(PanelBar)`
  padding-block: ${space.half};
`

const Scroll = styled.pre`
  flex: 1 1 auto;
  min-height: 0;
  max-height: 30rem;
  overflow: auto;
  padding: ${space[2]};
  color: ${color.soft};
  font: 400 0.875rem/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  scrollbar-width: thin;
  tab-size: 2;

  &:focus-visible {
    outline-offset: -3px;
  }

  code {
    font: inherit;
  }
`

const Before = styled.span`
  display: block;
  color: ${color.faint};
  user-select: none;
`

const Key = styled.span`
  color: ${color.accent};
`
