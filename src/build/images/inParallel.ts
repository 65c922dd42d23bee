import { availableParallelism } from 'node:os'

/** Works on all items, on as many at a time as there are processors. Rejects with the first failure. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  let hasFailed = false
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !hasFailed; next = queue.next()) {
      try {
        await work(next.value)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
