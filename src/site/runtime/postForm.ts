import type { Service } from '../../../schema/values.ts'

/** How long a service has to answer, in seconds. */
const limit = 30

/**
 * Posts fields as a multipart form, with those that the service always gets: `accepted` if the service answers so (status 200 to 299), `sent` if the site says that
 * its answer is unreadable, so that nobody knows. Rejects if the request fails, if the service refuses it, and if it
 * doesn't answer in time.
 */
export async function postForm(
  { url, answer, fields: fixed }: Pick<Service, 'url' | 'answer' | 'fields'>,
  fields: Readonly<Record<string, string>>,
): Promise<'accepted' | 'sent'> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...fixed })) body.append(name, value)
  const abort = new AbortController()
  const giveUp = () => abort.abort(new Error(`\`${url}\` didn’t answer within ${limit} seconds.`))
  const timer = setTimeout(giveUp, limit * 1000)
  const how: RequestInit = answer === 'unreadable' ? { mode: 'no-cors' } : { headers: { accept: 'application/json' } }
  try {
    const response = await fetch(url, { method: 'POST', body, signal: abort.signal, ...how })
    if (response.type === 'opaque') return 'sent'
    if (!response.ok) throw new Error(`The form was not taken: \`${url}\` answered ${response.status}.`)
    return 'accepted'
  } finally {
    clearTimeout(timer)
  }
}
