import type { Report } from '../fact.ts'
import { entriesOf, type Path, type Plain, valueAt } from '../plain.ts'

/**
 * Reports a service with a mail or phone address, and one with the page of a video: a service is shown in the page or
 * receives forms.
 */
export function checkServices(services: Plain | undefined, report: Report): void {
  for (const [name, service] of entriesOf(services)) {
    for (const key of ['url', 'script']) checkReachable(valueAt(service, key), ['services', name, key], report)
    checkVideo(valueAt(service, 'url'), ['services', name, 'url'], report)
  }
}

const players = [
  {
    video: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  { video: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, player: 'https://player.vimeo.com/video/' },
]

/** The pages of videos refuse to be shown in another page; their players don’t. */
function checkVideo(address: Plain | undefined, path: Path, report: Report): void {
  if (typeof address !== 'string') return
  for (const { video, player } of players) {
    const id = video.exec(address)?.[1]
    if (id === undefined) continue
    report({ kind: 'bad-url/video', at: { path, part: 'value' }, data: { address, player: player + id } })
  }
}

export function checkAnalytics(analytics: Plain | undefined, report: Report): void {
  checkReachable(valueAt(analytics, 'beacon'), ['analytics', 'beacon'], report)
  checkReachable(valueAt(valueAt(analytics, 'provider'), 'script'), ['analytics', 'provider', 'script'], report)
}

function checkReachable(address: Plain | undefined, path: Path, report: Report): void {
  if (typeof address !== 'string' || !/^(mailto|tel):/i.test(address)) return
  report({ kind: 'bad-url/app', at: { path, part: 'value' }, data: { address, isBeacon: path[1] === 'beacon' } })
}
