import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { useHomeAddress, useIsNotFound } from '../../src/site/runtime/context.ts'
import { color, measure, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Eyebrow } from '../../src/site/ui/Eyebrow.tsx'
import { Photo } from '../../src/site/ui/Photo.tsx'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { NotFoundProps } from './schema.ts'

export function NotFound({
  id,
  tone,
  eyebrow,
  heading,
  intro,
  image,
  code,
  pathLabel,
  homeLabel,
  nearestLabel,
  nearestOneLabel,
  actions,
}: NotFoundProps) {
  const isShownForOthers = useIsNotFound()
  const home = useHomeAddress()
  const goHome = { label: homeLabel, target: { kind: 'to', to: home } } as const

  return (
    <Section id={id} tone={tone}>
      <Middle>
        {image ? <Photo {...image} sizes="(min-width: 57rem) 42vw, 90vw" /> : null}
        <Words>
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <Code>{code}</Code>
          <h1>{heading}</h1>
          <Paragraph html={intro} />
          {/* `page.ts` writes it: one page is sent for all that is not found. */}
          <Path data-needs-script="">
            {pathLabel} <code data-missing-path={isShownForOthers ? '' : undefined} />
          </Path>
          <Actions actions={actions ?? [goHome]} align={image ? 'start' : 'center'} />
          {/* `page.ts` fills it too. */}
          {isShownForOthers ? (
            <Nearest
              data-nearest={nearestLabel}
              data-nearest-one={nearestOneLabel}
              data-home={home === '/' ? undefined : home}
              data-needs-script=""
            />
          ) : null}
        </Words>
      </Middle>
    </Section>
  )
}

const Middle = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[4]} ${space[8]};
  align-items: center;
  padding-top: ${space[4]};
`

/** In the middle of the page, or beside a picture. */
const Words = styled.div`
  --side: center;

  display: grid;
  justify-items: var(--side);
  gap: ${space[3]};
  width: min(100%, ${measure.narrow});
  margin-inline: auto;
  text-align: var(--side);

  [data-photo] + & {
    --side: start;
  }
  h1 {
    ${mixin.title}
  }
`

const Code = styled.p`
  color: ${color.ink};
  ${mixin.bigNumber}
`

const Path = styled.p`
  min-height: 2rem;
  max-width: 100%;
  overflow-wrap: anywhere;
  font: ${text.small};

  &:has(code:empty) {
    visibility: hidden;
  }

  code {
    padding: 0.2em 0.5em;
    border-radius: ${radius.small};
    background: ${color.raised};
    color: ${color.ink};
  }
`

/** As high as three links, on phones below each other, so that nothing moves when they come. Most of it is at the section's end. */
const Nearest = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  min-height: 11rem;
  max-width: 100%;
  margin-bottom: calc(-1 * ${space.band});
  font: ${text.small};

  ${media.tablet} {
    min-height: 5rem;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    justify-content: var(--side);
  }
  a {
    display: inline-block;
    padding-block: 0.65rem;
    color: ${color.ink};
    font: ${text.body};
  }

  ${mixin.scriptOnly}
`
