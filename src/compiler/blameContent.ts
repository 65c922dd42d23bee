import { formatPath } from './plain.ts'
import type { Problem } from './problem.ts'

/** Keys that several places miss in the same shared content are missing there, once. */
export function blameContent(problems: readonly Problem[]): readonly Problem[] {
  const counts = new Map<string, number>()
  for (const mark of problems.flatMap(marksOf)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return problems.map((problem) => {
    const { content, hint: _, ...rest } = problem
    const [mark] = marksOf(problem)
    if (content === undefined || mark === undefined || counts.get(mark) === 1) return problem
    return {
      ...rest,
      at: { path: content.path, part: 'key' },
      usedAt: problem.at.path,
      ...(content.hint !== undefined && { hint: content.hint }),
    }
  })
}

/** The content and the keys that a problem is about; none where it is about something else. */
function marksOf({ code, content, keys = [], at }: Problem): readonly string[] {
  if (code !== 'missing-key') return []
  return [`${formatPath(content?.path ?? at.path)}: ${keys.join(' ')}`]
}
