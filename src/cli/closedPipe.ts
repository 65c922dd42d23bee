import type { Writable } from 'node:stream'

/** Lets a command finish when the reader of its output is gone, as in `npm run check | head`. */
export function allowClosedPipe(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
