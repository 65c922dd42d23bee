import styled from 'styled-components'
import type { person } from '../../../schema/shapes.ts'
import type { Compiled } from '../../../schema/values.ts'
import { initialsOf } from '../format/initialsOf.ts'
import { color, mixin, space, text as type } from '../theme/tokens.ts'
import { disc, initialsLook } from '../ui/disc.ts'
import { Picture } from '../ui/Picture.tsx'
import { Paragraph } from '../ui/RichText.tsx'
import { ActionLink } from './ActionLink.tsx'

interface PersonLineProps {
  readonly person: Compiled<typeof person>
  readonly className?: string
}

/** A face, a name and what to expect of them. */
export function PersonLine({ person: { name, role, text, portrait, actions }, className }: PersonLineProps) {
  return (
    <Line className={className}>
      {portrait ? (
        <Portrait image={portrait} alt="" sizes="4rem" />
      ) : (
        <Letters aria-hidden="true">{initialsOf(name)}</Letters>
      )}
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
    margin-inline-start: ${space[2]};
    gap: ${space.half};
    min-width: 0;
    min-height: ${size};
    align-content: center;
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

const Letters = styled.b`
  ${disc(size)}
  ${initialsLook}
  ${mixin.strongSmall}
  ${mixin.outlined}
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
`
