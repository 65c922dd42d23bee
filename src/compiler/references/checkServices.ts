import type { Report } from '../fact.ts'
import { replacement } from '../fix.ts'
import { entriesOf, type Path, type Plain, valueAt } from '../plain.ts'

/**
 * Reports a service with a mail or phone address, and one with the page of a video: a service is shown in the page or
 * receives forms.
 */
export function checkServices(services: Plain | undefined, report: Report): void {
  const use = 'a service is shown in the page or takes what a form sends'
  const advice = ' To let visitors write or call, use an action with `href:` or `call:`.'
  for (const [name, service] of entriesOf(services)) {
    for (const key of ['url', 'script'])
      checkReachable(valueAt(service, key), ['services', name, key], use, advice, report)
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
    report({
      code: 'bad-url',
      at: { path, part: 'value' },
      message: `\`${address}\` is the page of a video, which can’t be shown in another page.`,
      hint: `Write the address of its player: \`${player}${id}\`.`,
      ...replacement(address, `${player}${id}`),
    })
  }
}

export function checkBeacon(analytics: Plain | undefined, report: Report): void {
  const address = valueAt(analytics, 'beacon')
  checkReachable(address, ['analytics', 'beacon'], 'events are sent to a beacon', '', report)
}

function checkReachable(address: Plain | undefined, path: Path, use: string, advice: string, report: Report): void {
  if (typeof address !== 'string' || !/^(mailto|tel):/i.test(address)) return
  report({
    code: 'bad-url',
    at: { path, part: 'value' },
    message: `\`${address}\` opens an app, and ${use}.`,
    hint: `Start it with \`https://\`.${advice}`,
  })
}
