import { authorError } from './authorError.ts'
import { placeIn } from './placeIn.ts'
import { readText } from './readText.ts'

/** The error about an import that leads nowhere, at its place in the file that has it. */
export function missingModule(id: string, importer: string): Error {
  const text = readText(importer) ?? ''
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]
  const what = /^[./]/.test(id)
    ? `There is no file \`${id}\`.`
    : `The package \`${name}\` is not installed. Install it: \`npm install ${name}\`.`
  return authorError(`${placeIn(importer, text, text.search(quoted(id)))}\n${what}`)
}

function quoted(text: string): RegExp {
  return new RegExp(`['"]${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`)
}
