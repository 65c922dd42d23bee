import arrow from 'icon:arrow-up-right'
import styled from 'styled-components'
import type { Service } from '../../../schema/values.ts'
import { color, text } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'
import { useLanguage } from './language.ts'
import { withService } from './serviceWords.ts'

/** A direct link to a service, for visitors who can't or don't want to load it inside the page. */
export function ServiceLink({ service }: { readonly service: Service }) {
  const { words } = useLanguage()
  return (
    <Link href={service.url} target="_blank" rel="noopener" data-document="">
      {withService(words.openService, service)}
      <Arrow body={arrow} size={16} />
    </Link>
  )
}

const Link = styled.a`
  position: relative;
  padding-block: 0.65rem;
  /* Room for the arrow. */
  padding-inline-end: calc(0.3em + 1rem);
  color: ${color.ink};
  font: ${text.small};
`

/** Out of the flow, so that no line breaks before it. */
const Arrow = styled(Icon)`
  position: absolute;
  /* Beside the last word, not below it. */
  display: inline-block;
  margin: 0.15em 0.3em 0;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
