/** For spreading into a problem: its hint, where there is one to give. */
export function hint(text: string | undefined): { readonly hint?: string } {
  return text === undefined || text === '' ? {} : { hint: text }
}
