import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** Works on as many items at a time as there are processors. After a failure, it starts no more. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const limit = pLimit(availableParallelism())
  try {
    await limit.map(items, work)
  } finally {
    limit.clearQueue()
  }
}
