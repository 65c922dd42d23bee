/** Whether a text, apart from white space around it, can be an email address: something, an @, a host with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
