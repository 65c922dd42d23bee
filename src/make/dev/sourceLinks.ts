import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { CompiledPage } from '../../../schema/model.ts'
import type { Project } from '../project/project.ts'
import { type ClickedPlace, locateUrl, type SourceLink } from './browser/clickedPlace.ts'
import { blockRange, type LineRange, locateText } from './locateText.ts'

/** Bytes of the longest request that is read: a path, a place and a text. */
const longestRequest = 20_000

/** Answers with the place in the site file of something on a page, as `SourceLink`; `null` if it is unknown. */
export function sourceLinks(project: Project, pageAt: (path: string) => CompiledPage | undefined) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (request.method !== 'POST' || request.url !== locateUrl) return next()
    try {
      const place = await readPlace(request)
      const source = await readFile(project.siteFile, 'utf8')
      const link = place && linkTo(project.siteFile, source, place, pageAt(place.path))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(link ?? null))
    } catch (error) {
      next(error)
    }
  }
}

function linkTo(
  file: string,
  source: string,
  place: ClickedPlace,
  page: CompiledPage | undefined,
): SourceLink | undefined {
  const range = rangeOf(source, place, page)
  const whole = { from: 1, to: source.split('\n').length }
  // A text from shared content is elsewhere in the file.
  const found = locateText(source, place.text, range ? [range, whole] : [whole])
  if (found) return { file, ...found }
  return range && { file, line: range.from, column: 1 }
}

/** The lines of the block, or of the part of the frame, that was clicked. */
function rangeOf(source: string, { area, index, count }: ClickedPlace, page: CompiledPage | undefined) {
  if (area === 'header' || area === 'footer') return sectionRange(source, area)
  const blocks = area === 'main' ? page?.blocks : page?.dialogs[area.slice('dialog-'.length)]?.blocks
  const line = blocks?.length === count ? blocks[index]?.line : undefined
  return line === undefined ? undefined : blockRange(source, line)
}

function sectionRange(source: string, section: string): LineRange | undefined {
  const line = source.split('\n').findIndex((text) => text.startsWith(`${section}:`)) + 1
  return line === 0 ? undefined : blockRange(source, line)
}

/** The click that a request tells of; undefined for anything else. */
async function readPlace(request: IncomingMessage): Promise<ClickedPlace | undefined> {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const value: unknown = length <= longestRequest ? await json(request) : undefined
  const { path, area, index, count, text } = (value ?? {}) as Partial<ClickedPlace>
  const isClick = [path, area, text].every((part) => typeof part === 'string') && [index, count].every(Number.isInteger)
  return isClick ? (value as ClickedPlace) : undefined
}
