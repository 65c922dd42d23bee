import done from 'icon:circle-check-filled'
import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { PersonLine } from '../../src/site/runtime/PersonLine.tsx'
import { postForm } from '../../src/site/runtime/postForm.ts'
import { useReportSent } from '../../src/site/runtime/useReportSent.ts'
import { showToast } from '../../src/site/stores/toasts.ts'
import { color, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { Form, useForm } from '../../src/site/ui/Form.tsx'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Paragraph, RichText } from '../../src/site/ui/RichText.tsx'
import { TextAreaField } from '../../src/site/ui/TextAreaField.tsx'
import { TextField } from '../../src/site/ui/TextField.tsx'
import { characterCount } from './characterCount.ts'
import { countCharacters, messageRules } from './messageRules.ts'
import { OwnFields, ownRules, withoutUnticked } from './OwnFields.tsx'
import type { ContactProps } from './schema.ts'

interface MessageFormProps {
  readonly form: NonNullable<ContactProps['form']>
  readonly headingLevel: 2 | 3
  readonly person?: ContactProps['person']
}

/** Asks for a message and sends it. */
export function MessageForm({ form: props, headingLevel, person }: MessageFormProps) {
  const { heading, submit, limits, labels, counter, button, sending, messages } = props
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const [count, setCount] = useState(0)
  const [sent, setSent] = useState<'accepted' | 'sent'>()
  const wordsFor = { accepted: messages.done, sent: messages.sent }
  const reportSent = useReportSent('contact')
  const fields = props.fields ?? {}
  const form = useForm<string>({
    rules: { ...messageRules(limits, messages), ...ownRules(fields) },
    failed: messages.failed,
    async send(message) {
      const outcome =
        'post' in submit
          ? await postForm(submit.post, withoutUnticked(message, fields))
          : await simulate(submit.simulate)
      reportSent()
      showToast({ tone: 'success', ...wordsFor[outcome] })
      form.reset()
      setCount(0)
      setSent(outcome)
    },
  })
  const { read } = form
  const message = form.field('message')

  // The visitor may have typed before hydration.
  useEffect(() => setCount(countCharacters(read('message'))), [read])

  return (
    <Surface>
      <Heading id={headingId}>{heading}</Heading>
      <Paragraph html={props.text} />
      {person ? <Who person={person} /> : null}
      <Form
        state={form}
        aria-labelledby={headingId}
        endpoint={'post' in submit ? submit.post : undefined}
        needsScript={<RichText html={props.needsScript} inline />}
        button={button}
        sending={sending}
      >
        <TextField label={labels.name} autoComplete="name" required {...form.field('name')} />
        <TextField label={labels.email} type="email" autoComplete="email" required {...form.field('email')} />
        <TextField label={labels.subject} autoComplete="off" required {...form.field('subject')} />
        <OwnFields fields={fields} field={form.field} place="above" />
        <TextAreaField
          label={labels.message}
          rows={4}
          required
          count={characterCount(count, limits.longest, counter, messages.long)}
          {...message}
          onChange={(event) => {
            message.onChange(event)
            setCount(countCharacters(event.target.value))
            setSent(undefined)
          }}
        />
        <OwnFields fields={fields} field={form.field} place="below" />
      </Form>
      {/* The toast announces it and goes; this stays. */}
      {sent ? (
        <Sent>
          <Icon body={done} size={24} />
          <span>
            <strong>{wordsFor[sent].title}</strong>
            {wordsFor[sent].text}
          </span>
        </Sent>
      ) : null}
    </Surface>
  )
}

/** Nothing is sent, as the author knows. */
function simulate(milliseconds: number): Promise<'accepted'> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'accepted'))
}

const Who = styled(PersonLine)`
  margin-top: ${space[3]};
`

const Surface = styled(Card)`
  padding: clamp(${space[3]}, 4vw, ${space[6]});

  > p {
    margin-top: ${space[1]};
  }
  > form {
    margin-top: ${space[4]};

    > div > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  h2 {
    font: ${text.title};
    font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem);
  }
`

const Sent = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[3]};
  padding: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.successSoft};
  color: ${color.ink};
  font: ${text.small};

  svg {
    flex: none;
    color: ${color.success};
  }
  strong {
    display: block;
  }
`
