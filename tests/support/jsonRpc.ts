/** A message of JSON-RPC: a request has `id` and `method`, a notification only `method`, an answer only `id`. */
export interface Message {
  readonly id?: number | string
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
}

/** A message as it goes over a stream: its length in bytes, an empty line, the message. */
export function frameMessage(message: object): string {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message })
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

const headEnd = Buffer.from('\r\n\r\n')

/** Takes the chunks of a stream, however they are cut, and gives every whole message. */
export function createMessageReader(receive: (message: Message) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = rest.indexOf(headEnd)
      if (head === -1) return
      const length = /Content-Length: (\d+)/i.exec(rest.toString('ascii', 0, head))?.[1]
      if (length === undefined) throw new Error('A message came without its length.')
      const start = head + headEnd.length
      const end = start + Number(length)
      if (rest.length < end) return
      const message: Message = JSON.parse(rest.toString('utf8', start, end))
      rest = rest.subarray(end)
      receive(message)
    }
  }
}
