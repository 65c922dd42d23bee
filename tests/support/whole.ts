/** Whether all tests run, as in `npm run test:all`, or only those of `npm test`. */
export const whole: boolean = process.env.PAGEWRIGHT_TESTS === 'all'

/** Marks a browser test that `npm test` leaves to `npm run test:all`. */
export const inAllOnly = { tag: '@all' } as const

/** All cases in the whole run, otherwise the first of every `step` cases. */
export function sampleOf<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return whole ? cases : cases.filter((_, index) => index % step === 0)
}
