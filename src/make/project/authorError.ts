import path from 'node:path'
import { readText } from './readText.ts'

/** An error whose message is for the author of a site. It has the message in place of a stack trace, which would lead into Pagewright. */
export function authorError(message: string): Error {
  return Object.assign(new Error(message), { stack: message })
}

/** A place in a file as messages show it: `blocks/offer/schema.ts:3:8`. */
export function placeIn(file: string, text: string, index: number): string {
  const before = text.slice(0, Math.max(0, index)).split('\n')
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/')
  return `${name}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** The error about an import that leads nowhere, at its place in the file that has it. */
export function missingModule(id: string, importer: string): Error {
  const text = readText(importer) ?? ''
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]
  const what = /^[./]/.test(id)
    ? `There is no file \`${id}\`.`
    : `The package \`${name}\` is not installed. Install it: \`npm install ${name}\`.`
  const start = ["'", '"'].map((quote) => text.indexOf(quote + id + quote)).find((index) => index >= 0)
  return authorError(`${placeIn(importer, text, start ?? 0)}\n${what}`)
}
