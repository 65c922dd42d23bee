import { formatPath } from '../plain.ts'
import type { Problem } from '../problem.ts'

/**
 * What several places miss in the same shared content, or can't use of it, is wrong there, once. So is a text that
 * should be a group and that no placeholder takes.
 */
export function blameContent(problems: readonly Problem[], text: string): readonly Problem[] {
  const counts = new Map<string, number>()
  for (const mark of problems.flatMap(marksOf)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return problems.map((problem) => {
    const { content, hint: _, ...rest } = problem
    const [mark] = marksOf(problem)
    if (content === undefined || mark === undefined) return problem
    const isText = problem.code === 'wrong-reference' && text.includes(`{${mark.replace(/^content\./, '')}}`)
    const isAlone = problem.code === 'missing-key' ? counts.get(mark) === 1 : isText
    if (isAlone && counts.get(mark) === 1) return problem
    return {
      ...rest,
      at: { path: content.path, part: problem.code === 'missing-key' ? 'key' : 'value' },
      usedAt: problem.at.path,
      ...(content.hint !== undefined && { hint: content.hint }),
    }
  })
}

/** The content and the keys that a problem is about; none where it is about something else. */
function marksOf({ code, content, keys = [], at }: Problem): readonly string[] {
  if (code === 'wrong-reference' && content !== undefined) return [formatPath(content.path)]
  if (code !== 'missing-key') return []
  return [`${formatPath(content?.path ?? at.path)}: ${keys.join(' ')}`]
}
