import { isPlainObject, type Plain, valueAt } from '../plain.ts'
import type { Report } from '../problem.ts'

/** A service is shown in the page, or takes what a form sends: mail and phone do neither. */
export function checkServices(services: Plain | undefined, report: Report): void {
  for (const [name, service] of Object.entries(isPlainObject(services) ? services : {})) {
    for (const key of ['url', 'script']) {
      const address = valueAt(service, key)
      if (typeof address !== 'string' || !/^(mailto|tel):/i.test(address)) continue
      report({
        code: 'bad-url',
        at: { path: ['services', name, key], part: 'value' },
        message: `\`${address}\` opens an app, and a service is shown in the page or takes what a form sends.`,
        hint: 'Start it with `https://`. To let visitors write or call, use an action with `href:` or `call:`.',
      })
    }
  }
}
