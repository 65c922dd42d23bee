const comment = /(?<=^|\s)#\s*check:\s*accept\b[ \t]*(?<code>[\w-]*)[ \t]*[,:]?[ \t]*(?<reason>.*?)\s*$/i

/** Whether a text may have such a comment; answers quickly. */
export function hasAcceptance(text: string): boolean {
  return /check:\s*accept/i.test(text)
}

/** Whether a text of whole lines has such a comment without a reason, which is an error. */
export function hasUnexplained(text: string): boolean {
  return [...commentsIn(text)].some(({ reason }) => reason === '')
}

/**
 * Comments such as `# check: accept PW076, visitors come from a campaign`, at most one a line. Examines only lines that may have such a comment, because a site file can have hundreds of thousands of lines.
 */
export function* commentsIn(text: string) {
  let last = -1
  for (const { index } of text.matchAll(/check:\s*accept/gi)) {
    const start = text.lastIndexOf('\n', index) + 1
    const lineEnd = text.indexOf('\n', index)
    const end = lineEnd === -1 ? text.length : lineEnd
    const match = comment.exec(text.slice(start, end))
    if (match?.groups === undefined || start === last) continue
    last = start
    const { code = '', reason = '' } = match.groups
    yield { start, end, at: match.index, code, reason }
  }
}
