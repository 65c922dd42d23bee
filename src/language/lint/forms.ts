import { isPlainObject, valueAtPath } from '../plain.ts'
import { findFile } from '../references/findFile.ts'
import type { ValueRule } from './lintSite.ts'

/** What visitors read after a form was sent depends on whether the page can read the answer of the service. */
export const forms: ValueRule = function* ({ value: name, schema: { format } }, { site, publicFiles }) {
  if (format !== 'endpoint' || typeof name !== 'string') return
  const service = valueAtPath(site, ['services', name])
  if (!isPlainObject(service) || typeof service.url !== 'string') return
  const { url, answer } = service
  const isOutside = /^https:/i.test(url)
  if (isOutside && answer === 'unreadable')
    yield {
      code: 'form-answer',
      message: `Visitors read that the form was sent even if \`${name}\` refuses it: its answer can’t be read.`,
      hint: 'Their words are `messages.sent`. Look from time to time whether the service still gets what is sent.',
    }
  else if (isOutside && answer === undefined)
    yield {
      code: 'form-answer',
      message: `It isn’t known whether a page can read what \`${name}\` answers.`,
      hint: `Send the form once on the finished site. If it says that it was sent, write \`answer: readable\` under \`services.${name}\`. If it says that it wasn’t, although the service got it, write \`answer: unreadable\`.`,
    }
  // No server of ours has functions, so only the finished site shows whether the host has this one.
  else if (answer === undefined && findFile(url, publicFiles.find) === undefined)
    yield {
      code: 'form-answer',
      message: `It isn’t known whether your host takes forms at \`${url}\`: \`public\` has no such file, so it must be a function.`,
      hint: `Send the form once on the finished site. If it says that it was sent, write \`answer: readable\` under \`services.${name}\`.`,
    }
}
