import close from 'icon:x'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, duration, ease, media, mixin, radius, shadow, space, text, travel } from '../theme/tokens.ts'
import { disc } from './disc.ts'
import { Icon } from './Icon.tsx'
import { InsideDialogContext } from './insideDialog.ts'
import { useLanguage } from './language.ts'
import { passProps } from './passProps.ts'

interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title'> {
  readonly id: string
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 'small' | 'medium' | 'large'
  readonly children?: ReactNode
}

/**
 * A window over the page, opened by a button with `command="show-modal" commandfor={id}`.
 * Escape, the backdrop and the close button close it. On phones it is a sheet of full height.
 */
export function Dialog({ id, title, description, size = 'medium', children, ...rest }: DialogProps) {
  const titleId = `${id}-title`
  const { words } = useLanguage()
  return (
    <Window {...rest} id={id} closedby="any" aria-labelledby={titleId} data-size={size}>
      <Head>
        <div>
          <h2 id={titleId}>{title}</h2>
          {description ? <p>{description}</p> : null}
        </div>
        <CloseButton type="button" command="close" commandfor={id} aria-label={words.close}>
          <Icon body={close} size={22} />
        </CloseButton>
      </Head>
      <Body>
        <InsideDialogContext value>{children}</InsideDialogContext>
      </Body>
    </Window>
  )
}

/** Shared styles of dialogs and menus: surface and backdrop. */
export const windowLook = css`
  overflow: hidden;
  color: ${color.soft};
  box-shadow: ${shadow.float};

  &::backdrop {
    background: ${color.backdrop};
  }

  ${media.motion} {
    &::backdrop {
      opacity: 0;
      transition:
        opacity ${duration.calm},
        overlay ${duration.calm} allow-discrete,
        display ${duration.calm} allow-discrete;
    }
    &[open]::backdrop {
      opacity: 1;

      @starting-style {
        opacity: 0;
      }
    }
  }
`

const Window = styled.dialog.withConfig(passProps)`
  ${windowLook}
  width: min(100vw - 2rem, 40rem);
  max-height: min(100dvh - 2rem, 60rem);
  margin: auto;
  border-radius: ${radius.card};
  background: ${color.surface};

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &[data-size='small'] {
    width: min(100vw - 2rem, 28rem);
  }
  &[data-size='large'] {
    width: min(100vw - 2rem, 64rem);
  }

  ${media.narrow} {
    &,
    &[data-size] {
      width: 100%;
      max-height: calc(100dvh - ${space[3]});
      margin-bottom: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }

  ${media.motion} {
    opacity: 0;
    transform: translateY(${travel.far}) scale(0.98);
    transition:
      opacity ${duration.calm} ${ease.out},
      transform ${duration.calm} ${ease.out},
      overlay ${duration.calm} allow-discrete,
      display ${duration.calm} allow-discrete;

    &[open] {
      opacity: 1;
      transform: none;

      @starting-style {
        opacity: 0;
        transform: translateY(${travel.far}) scale(0.98);
      }
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: ${space[3]} ${space[2]};
  padding-inline: clamp(${space[3]}, 4vw, ${space[4]}) ${space[3]};

  h2 {
    padding-top: 0.3em;
    ${mixin.heading}
  }
  p {
    margin-top: ${space[1]};
    font: ${text.small};
  }
`

/** The round button that closes a dialog or menu. */
export const CloseButton = styled.button.withConfig(passProps)`
  ${disc()}
  background: ${color.raised};
  color: ${color.ink};
  transition: background-color ${duration.quick};

  ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} clamp(${space[3]}, 4vw, ${space[4]}) clamp(${space[3]}, 4vw, ${space[4]});
`
