type Fields = Readonly<Record<string, string>>

/**
 * Posts fields as a multipart form to a service whose response can't be read, so any response counts as success.
 * Rejects if the request itself fails.
 */
export async function postForm(url: string, fields: Fields): Promise<void> {
  await fetch(url, { method: 'POST', mode: 'no-cors', body: formData(fields) })
}

/**
 * Posts fields as a multipart form to a service whose response says whether it accepted them.
 * Rejects if the request fails, or if the status isn't one of success (200 to 299).
 */
export async function postFormForAnswer(url: string, fields: Fields): Promise<void> {
  const headers = { accept: 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: formData(fields) })
  if (!response.ok) throw new Error(`The form was not taken: \`${url}\` answered ${response.status}.`)
}

function formData(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
