import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { CompiledPage } from '../../../schema/model.ts'
import type { Sources } from '../../language/sources/createSources.ts'
import type { Project } from '../project/project.ts'
import { type ClickedPlace, locateUrl, type SourceLink } from './browser/clickedPlace.ts'
import { findClicked } from './findClicked.ts'
import { locateText } from './locateText.ts'

/** Bytes of the longest request that is read: a path, a place and a text. */
const longestRequest = 20_000

/** Answers with the place in the site file of something on a page, as `SourceLink`; `null` if it is unknown. */
export function sourceLinks(
  project: Project,
  sources: () => Promise<Sources | undefined>,
  pageAt: (path: string) => CompiledPage | undefined,
) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (request.method !== 'POST' || request.url !== locateUrl) return next()
    try {
      const place = await readPlace(request)
      const link = place && (await linkTo(place, pageAt(place.path), await sources(), project.siteFile))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(link ?? null))
    } catch (error) {
      next(error)
    }
  }
}

async function linkTo(
  place: ClickedPlace,
  page: CompiledPage | undefined,
  sources: Sources | undefined,
  siteFile: string,
): Promise<SourceLink | undefined> {
  const { found, block, blocks } = await findClicked(place, page, sources)
  const written = found && sources?.placeOf(found.path, place.path)
  if (written === undefined) {
    const line = blocks?.[block]?.line
    return line === undefined ? undefined : { file: siteFile, line, column: 1 }
  }
  const { file, text, start, end } = written
  const range = { from: start.line, to: end.line }
  return { file: path.resolve(file), ...(locateText(text, place.text, [range]) ?? start) }
}

/** The click that a request tells of; undefined for anything else. */
async function readPlace(request: IncomingMessage): Promise<ClickedPlace | undefined> {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const value: unknown = length <= longestRequest ? await json(request) : undefined
  const { path, area, index, count, text } = (value ?? {}) as Partial<ClickedPlace>
  const isClick = [path, area, text].every((part) => typeof part === 'string') && [index, count].every(Number.isInteger)
  return isClick ? (value as ClickedPlace) : undefined
}
