import styled from 'styled-components'
import { color, duration, media, radius, text } from '../../theme/tokens.ts'
import { useLanguage } from '../../ui/language.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** Lets visitors choose light or dark themselves. The script at the end of a page makes it work and shows it. */
export function SchemeSwitch() {
  const { words } = useLanguage()
  const choices = [
    ['', words.schemeSystem],
    ['light', words.schemeLight],
    ['dark', words.schemeDark],
  ] as const
  return (
    <Group data-schemes>
      <VisuallyHidden as="legend">{words.scheme}</VisuallyHidden>
      {choices.map(([scheme, label]) => (
        <label key={scheme}>
          <input type="radio" name="scheme" value={scheme} />
          {label}
        </label>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 1px ${color.line};

  /* Its place is kept, so that nothing moves when it appears. */
  &:not([data-shown]) {
    visibility: hidden;
  }
  label {
    position: relative;
    display: grid;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 1rem;
    border-radius: inherit;
    color: ${color.faint};
    font: ${text.caption};
    cursor: pointer;
    transition: color ${duration.quick};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  :has(:checked) {
    box-shadow: inset 0 0 0 1px ${color.faint};
    color: ${color.ink};
  }
  :has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${media.hover} {
    label:hover {
      color: ${color.ink};
    }
  }
  ${media.forcedColors} {
    :has(:checked) {
      border: 1px solid Highlight;
    }
  }
  @media print {
    display: none;
  }
`
