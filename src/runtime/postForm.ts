/**
 * Posts fields as a multipart form to a service that does not let its answer be read:
 * whatever it answers counts as received. Rejects when the request itself fails.
 */
export async function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  await fetch(url, { method: 'POST', mode: 'no-cors', body })
}
