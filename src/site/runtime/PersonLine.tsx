import styled from 'styled-components'
import type { person } from '../../../schema/shapes.ts'
import type { Compiled } from '../../../schema/values.ts'
import { color, space, text as type } from '../theme/tokens.ts'
import { disc } from '../ui/disc.ts'
import { Picture } from '../ui/Picture.tsx'
import { Paragraph } from '../ui/RichText.tsx'
import { ActionLink } from './ActionLink.tsx'

interface PersonLineProps {
  readonly person: Compiled<typeof person>
  readonly className?: string
}

/** A face, if there is a picture of it, a name and what to expect of them. */
export function PersonLine({ person: { name, role, text, portrait, actions }, className }: PersonLineProps) {
  return (
    <Line className={className}>
      {portrait ? <Portrait image={portrait} alt="" sizes="4rem" /> : null}
      <div>
        <Name>
          <strong>{name}</strong>
          {role}
        </Name>
        <Paragraph html={text} />
        {actions ? (
          <Ways>
            {actions.map((action) => (
              <ActionLink key={action.label} action={action} variant="quiet" size="small" />
            ))}
          </Ways>
        ) : null}
      </div>
    </Line>
  )
}

const size = '4rem'

const Line = styled.div`
  display: flex;
  align-items: start;
  font: ${type.small};

  /* Not a gap, which the sources of a picture would have, too. */
  > div {
    display: grid;
    flex: 1;
    gap: ${space.half};
    min-width: 0;
    align-content: center;
  }
  > picture + div {
    margin-inline-start: ${space[2]};
    min-height: ${size};
  }
`

const Name = styled.p`
  color: ${color.faint};

  strong {
    display: block;
    color: ${color.ink};
    font: ${type.label};
  }
`

const Portrait = styled(Picture)`
  ${disc(size)}
  object-fit: cover;
  background: ${color.raised};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
`
