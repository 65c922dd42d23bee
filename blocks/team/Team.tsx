import styled from 'styled-components'
import { initialsOf } from '../../src/site/format/initialsOf.ts'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { initialsLook } from '../../src/site/ui/disc.ts'
import { Picture } from '../../src/site/ui/Picture.tsx'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { titleTag } from '../../src/site/ui/titleTag.ts'
import type { TeamProps } from './schema.ts'

export function Team({ people, ...base }: TeamProps) {
  const Title = titleTag(base.heading)
  // Letters keep a place in a row of pictures; a row of letters shows nobody.
  const hasPictures = people.some(({ portrait }) => portrait)
  return (
    <Section {...base}>
      <People data-count={people.length}>
        {people.map(({ name, role, text: words, portrait, actions }) => (
          <li key={name}>
            {portrait ? (
              <Portrait
                data-photo=""
                image={portrait}
                alt=""
                sizes="(min-width: 64em) 18rem, (min-width: 37.5em) 45vw, 90vw"
              />
            ) : hasPictures ? (
              <Letters aria-hidden="true">{initialsOf(name)}</Letters>
            ) : null}
            <Title>{name}</Title>
            {role ? <Role>{role}</Role> : null}
            <Paragraph html={words} as={Words} />
            <Actions actions={actions} first="quiet" />
          </li>
        ))}
      </People>
    </Section>
  )
}

const People = styled.ul`
  display: grid;
  /* Four or more are in pairs on phones. */
  --least: 8.5rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--least), 22%)), 1fr));
  gap: clamp(${space[4]}, 6vw, ${space[6]}) clamp(${space[2]}, 3vw, ${space[4]});

  &:is([data-count='1'], [data-count='2']) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 22rem));
  }
  &[data-count='3'] {
    --least: 13rem;
  }
  ${media.wide} {
    &[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  h2,
  h3 {
    margin-top: ${space[2]};
    ${mixin.heading}
  }
`

const Portrait = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  border-radius: ${radius.card};
  background: ${color.raised};
`

const Letters = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  border-radius: ${radius.card};
  ${initialsLook}
  ${mixin.bigNumber}

  ${mixin.outlined}
`

const Role = styled.p`
  color: ${color.accent};
  ${mixin.strongSmall}
`

const Words = styled.p`
  margin-top: ${space[1]};
  font: ${text.small};
`
