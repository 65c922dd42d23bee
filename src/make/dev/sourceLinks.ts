import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CompiledPage } from '../../../schema/model.ts'
import type { Project } from '../project/project.ts'
import { type ClickedPlace, locateUrl, type SourceLink } from './browser/clickedPlace.ts'
import { blockRange, type LineRange, locateText } from './locateText.ts'

/** Longest request that is read: a path, a place and a text. */
const longestRequest = 20_000

/** Answers with the place in the site file of something on a page, as `SourceLink`; `null` if it is unknown. */
export function sourceLinks(project: Project, pageAt: (path: string) => CompiledPage | undefined) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (request.method !== 'POST' || request.url !== locateUrl) return next()
    try {
      const place = readPlace(await bodyOf(request))
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > longestRequest) return ''
  }
  return body
}

function readPlace(body: string): ClickedPlace | undefined {
  const value: unknown = body === '' ? undefined : JSON.parse(body)
  return isPlace(value) ? value : undefined
}

function isPlace(value: unknown): value is ClickedPlace {
  if (typeof value !== 'object' || value === null) return false
  const { path, area, index, count, text } = value as Record<keyof ClickedPlace, unknown>
  const texts = [path, area, text].every((part) => typeof part === 'string')
  return texts && [index, count].every((part) => Number.isInteger(part))
}
