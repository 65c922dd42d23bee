/**
 * Whether a text is an email address: a name, an @ and a host with a top-level domain. Used for the addresses in a
 * site file and for those that visitors type into a form.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@<>"',;:]+(?:'[^\s@<>"',;:]+)*@[^\s@<>"',;:]+\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(text)
}
