import { entriesOf, type Path, type Plain, valueAt } from '../plain.ts'
import type { Report } from '../rawDiagnostic.ts'

/** Reports a service with a mail or phone address: a service is shown in the page or receives forms. */
export function checkServices(services: Plain | undefined, report: Report): void {
  const use = 'a service is shown in the page or takes what a form sends'
  const advice = ' To let visitors write or call, use an action with `href:` or `call:`.'
  for (const [name, service] of entriesOf(services)) {
    for (const key of ['url', 'script'])
      checkReachable(valueAt(service, key), ['services', name, key], use, advice, report)
  }
}

export function checkBeacon(analytics: Plain | undefined, report: Report): void {
  const address = valueAt(analytics, 'beacon')
  checkReachable(address, ['analytics', 'beacon'], 'events are sent to a beacon', '', report)
}

function checkReachable(
  address: Plain | undefined,
  path: Path,
  use: string,
  advice: string,
  report: Report,
): void {
  if (typeof address !== 'string' || !/^(mailto|tel):/i.test(address)) return
  report({
    code: 'bad-url',
    at: { path, part: 'value' },
    message: `\`${address}\` opens an app, and ${use}.`,
    hint: `Start it with \`https://\`.${advice}`,
  })
}
