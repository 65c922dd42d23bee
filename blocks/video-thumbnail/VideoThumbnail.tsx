import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { space, text } from '../../src/site/theme/tokens.ts'
import { Section } from '../../src/site/ui/Section.tsx'
import { playMixin, VideoStill } from '../../src/site/ui/VideoStill.tsx'
import type { VideoThumbnailProps } from './schema.ts'

export function VideoThumbnail({ image, action, caption, ...base }: VideoThumbnailProps) {
  return (
    <Section size="tight" {...base}>
      <Figure as={caption ? 'figure' : 'div'}>
        <VideoStill image={image}>
          <Play action={action} variant="plain" />
        </VideoStill>
        {caption ? <Caption>{caption}</Caption> : null}
      </Figure>
    </Section>
  )
}

/** Only a picture with a caption is a figure. */
const Figure = styled.figure``

const Play = styled(ActionLink)`
  ${playMixin}
`

const Caption = styled.figcaption`
  margin-top: ${space[2]};
  font: ${text.small};
`
