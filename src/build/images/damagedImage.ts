/** An error for the author of an image that cannot be decoded: the message stands alone, without a stack. */
export function damagedImage(src: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const error = new Error(
    `\n\`public${src}\` is damaged and can’t be made smaller (${reason}).\nSave it again in a program for pictures, or copy it again from where it came.`,
  )
  error.stack = error.message
  return error
}
