/** Runs something once nothing has asked for it for a while. */
export function afterRest(delay: number, run: () => void): { later(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    cancel,
    later() {
      cancel()
      timer = setTimeout(run, delay)
    },
  }
}
