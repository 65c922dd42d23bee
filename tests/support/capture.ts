import { vi } from 'vitest'

interface Captured<Result> {
  readonly result: Result
  readonly stdout: string
  readonly stderr: string
}

/** Calls a function. Returns its result with its console output. */
export async function capture<Result>(run: () => Promise<Result>): Promise<Captured<Result>> {
  const printed = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...words) => {
      printed[name] += `${words.map(String).join(' ')}\n`
    }),
  )
  try {
    return { result: await run(), stdout: printed.log, stderr: printed.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
