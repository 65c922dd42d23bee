import copy from 'icon:copy'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '../../../site/theme/tokens.ts'
import { Button } from '../../../site/ui/Button.tsx'
import { Icon } from '../../../site/ui/Icon.tsx'
import { VisuallyHidden } from '../../../site/ui/VisuallyHidden.tsx'
import { Panel, PanelBar } from './Preview.tsx'

interface Props {
  /** What the YAML shows. */
  readonly subject: string
  readonly yaml: string
}

/** YAML of an example, indented as in a page, with a button to copy it. */
export function YamlExample({ subject, yaml }: Props) {
  return (
    <Panel data-yaml="">
      <Head>
        <span>YAML</span>
        <span role="status" />
        <Button variant="secondary" size="small" data-copy="">
          <Icon body={copy} size={18} />
          Copy <VisuallyHidden>the YAML of {subject}</VisuallyHidden>
        </Button>
      </Head>
      <Scroll tabIndex={0} role="region" aria-label={`YAML of ${subject}`}>
        <Before aria-hidden="true">{'    blocks:'}</Before>
        <code>{highlight(yaml)}</code>
      </Scroll>
    </Panel>
  )
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
