/**
 * Prints an error with its stack trace. An error for the author has its message in place of the stack, and one of the
 * system is put into words.
 */
export function printFailure(error: unknown): void {
  const text = describeSystemError(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  console.error(text.trim())
}

/** What a full disk or a folder without permission means; undefined for any other error. */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall, path: file } = error as NodeJS.ErrnoException
  // The bundler has no codes.
  if (code === 'ENOSPC' || /no space left on device|os error 28\b/i.test(error.message))
    return `The disk is full${file === undefined ? '' : `: \`${file}\` can’t be written`}. Make room and try again.`
  // On a read-only disk, Node says of a folder in a folder that it doesn't exist.
  const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(code ?? '') || (code === 'ENOENT' && syscall === 'mkdir')
  return isForbidden ? mayNotWrite(file) : undefined
}

export function mayNotWrite(file: string | undefined): string {
  return `Pagewright may not write${file === undefined ? '' : ` \`${file}\``}. Change the permissions of the folder, or set OUT_DIR and CACHE_DIR to folders that it may write.`
}
