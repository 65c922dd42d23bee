/** An error about an image that can't be decoded. It is the author's mistake, so its stack is only the message. */
export function damagedImage(src: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const error = new Error(
    `\n\`public${src}\` is damaged and can’t be made smaller (${reason}).\nSave it again in an image editor, or copy it again from its source.`,
  )
  error.stack = error.message
  return error
}
