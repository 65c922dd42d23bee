let fixed: Date | undefined
let isRead = false

/** Now, or in a build the moment whose site that is. What blocks render may depend on no other clock. */
export function currentMoment(): Date {
  isRead = true
  return fixed ?? new Date()
}

/** Renders at a moment in place of now. `readsMoment` says whether the result depends on it. */
export function renderAt<Result>(moment: Date, render: () => Result): { result: Result; readsMoment: boolean } {
  fixed = moment
  isRead = false
  try {
    return { result: render(), readsMoment: isRead }
  } finally {
    fixed = undefined
  }
}
