import styled from 'styled-components'
import { color, radius, space, text } from '../theme/tokens.ts'
import { optionLook } from '../ui/OptionCard.tsx'
import { type Scheme, schemes } from './useScheme.ts'

const schemeLabels: Readonly<Record<Scheme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

interface SchemeChoiceProps {
  readonly scheme: Scheme
  readonly onChoose: (scheme: Scheme) => void
}

/** Switches the previews between light, dark and the visitor's own color scheme. */
export function SchemeChoice({ scheme, onChoose }: SchemeChoiceProps) {
  return (
    <Choice>
      <legend>Color scheme</legend>
      <div>
        {schemes.map((each) => (
          <label key={each}>
            <input type="radio" name="scheme" value={each} checked={scheme === each} onChange={() => onChoose(each)} />
            <span>{schemeLabels[each]}</span>
          </label>
        ))}
      </div>
    </Choice>
  )
}

const Choice = styled.fieldset`
  legend {
    margin-bottom: 0.375rem;
    color: ${color.ink};
    font: ${text.small};
    font-weight: 600;
  }
  div {
    display: flex;
    padding: 3px;
    border-radius: ${radius.pill};
    box-shadow: inset 0 0 0 1px ${color.line};
    background: ${color.surface};
  }
  label {
    ${optionLook}
    /* As wide as its word: in equal columns, the longest word would not fit. */
    flex: auto;
    border-radius: ${radius.pill};
  }
  span {
    display: grid;
    place-items: center;
    min-height: 2.5rem;
    padding-inline: ${space[1]};
    border-radius: ${radius.pill};
    font: ${text.small};
  }
  input:checked + span {
    background: ${color.ink};
    color: ${color.paper};
    font-weight: 600;
  }
`
