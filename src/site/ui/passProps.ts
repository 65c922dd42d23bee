/**
 * For `styled.button.withConfig(passProps)`: attributes that styled-components does not know yet,
 * such as `command` and `closedby`, reach the element without a warning.
 */
export const passProps = { shouldForwardProp: () => true }
