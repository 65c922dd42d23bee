/** An error whose message is for the author of a site. It has the message in place of a stack trace, which would lead into Pagewright. */
export function authorError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
