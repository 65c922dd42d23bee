import sirv, { type Options } from 'sirv'
import { decodeAddress } from '../../../schema/fileAddress.ts'
import type { Middleware } from './standInCapture.ts'

/**
 * Serves the files below a folder. `sirv` decodes no `%23` and `%3F`, so it gets the path in the notation that it decodes
 * to the name of the file, in the place where it looks for a path that has been read before.
 */
export function serveFiles(folder: string, options: Options): Middleware {
  const serve = sirv(folder, options)
  return (request, response, next) => {
    const raw = request.url ?? '/'
    const pathname = encodeURI(decodeAddress(raw.replace(/[?#].*$/s, '')))
    Object.assign(request, { _parsedUrl: { raw, pathname } })
    return serve(request, response, next)
  }
}
