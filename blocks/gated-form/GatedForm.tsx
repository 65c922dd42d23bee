'use client'

import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Blocks } from '../../src/site/runtime/BlockRenderer.tsx'
import { PersonLine } from '../../src/site/runtime/PersonLine.tsx'
import { useReportSent } from '../../src/site/runtime/useReportSent.ts'
import { dismissToast, showToast } from '../../src/site/stores/toasts.ts'
import { color, media, mixin, radius, shadow, space } from '../../src/site/theme/tokens.ts'
import { dialogId, showDialog } from '../../src/site/ui/dialogs.ts'
import { numberedList } from '../../src/site/ui/numberedList.ts'
import { Section } from '../../src/site/ui/Section.tsx'
import { ServiceFrame } from '../../src/site/ui/ServiceFrame.tsx'
import { access } from './access.ts'
import type { GatedFormProps } from './schema.ts'
import { useFormSent } from './useFormSent.ts'

/**
 * The form and what it opens are both in the HTML. `beforePaint.ts` marks the
 * document with `data-granted`, so which of them shows is known before the first paint. The form's page posts a window
 * message when it is sent; `page.ts` keeps it until the app has started.
 */
export function GatedForm({
  service,
  load,
  height,
  loading,
  steps,
  person,
  blocks,
  toast,
  thanks,
  ...base
}: GatedFormProps) {
  const granted = access.useFlag(({ isSet }) => isSet)
  const reportSent = useReportSent('access')
  const frame = useRef<HTMLIFrameElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(access.restore, [])

  useFormSent(frame, () => {
    if (granted) return
    access.set()
    reportSent()
    const toastId = toast && showToast({ tone: 'success', ...toast })
    // The form disappears. The content gets the focus, and gets it back when the dialog closes.
    requestAnimationFrame(() => {
      content.current?.focus({ preventScroll: true })
      if (thanks) openThanks(thanks, toastId)
      else content.current?.scrollIntoView({ block: 'center' })
    })
  })

  return (
    <Section {...base}>
      <Gate data-state={granted ? 'open' : 'closed'}>
        <Form>
          {steps || person ? (
            <Beside>
              {steps ? (
                <Steps>
                  {steps.map((step, index) => (
                    <li key={index}>{step}</li>
                  ))}
                </Steps>
              ) : null}
              {person ? <PersonLine person={person} /> : null}
            </Beside>
          ) : null}
          {granted ? null : (
            <ServiceFrame service={service} load={load} height={height} loading={loading} frameRef={frame} />
          )}
        </Form>
        <Access ref={content} tabIndex={-1} data-nested="" data-needs-script="">
          <Blocks blocks={blocks} />
        </Access>
      </Gate>
    </Section>
  )
}

/** Opens the dialog that thanks the visitor. It says what the toast says, which ends with it. */
function openThanks(name: string, toastId: number | undefined): void {
  showDialog(name)
  if (toastId === undefined) return
  document.getElementById(dialogId(name))?.addEventListener('close', () => dismissToast(toastId), { once: true })
}

/** The steps and the person: beside the form and as tall, or above it on narrow screens. */
const Beside = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[4]};
`

const Form = styled.div`
  display: grid;
  gap: ${space[4]} clamp(${space[4]}, 5vw, ${space[8]});

  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`

const Access = styled.div`
  ${mixin.deep}
  display: none;
  padding: clamp(${space[4]}, 7vw, ${space[10]}) clamp(${space[3]}, 6vw, ${space[8]});
  border-radius: ${radius.card};
  box-shadow: ${shadow.lifted};
  color: ${color.soft};

  &:focus {
    outline: none;
  }
`

const Gate = styled.div`
  &[data-state='open'] > ${Form}, html[data-granted] & > ${Form} {
    display: none;
  }
  &[data-state='open'] > ${Access}, html[data-granted] & > ${Access} {
    display: block;
  }
`

const Steps = styled.ol`
  ${numberedList}
  display: grid;
  grid-auto-rows: 1fr;
  color: ${color.ink};
  ${mixin.heading}

  li {
    padding-block: 0.2em ${space[4]};
  }
`
