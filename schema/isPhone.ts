/** Whether a text that a visitor typed can be a phone number, however it is written: it has three digits or more. */
export function isPhone(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) > 2
}
