type Fields = Readonly<Record<string, string>>

/**
 * Posts fields as a multipart form to a service that does not let its answer be read:
 * whatever it answers counts as received. Rejects when the request itself fails.
 */
export async function postForm(url: string, fields: Fields): Promise<void> {
  await fetch(url, { method: 'POST', mode: 'no-cors', body: formData(fields) })
}

/**
 * Posts fields as a multipart form to a service that says whether it took them.
 * Rejects when the request fails, and when the answer is anything but a success (status 200 to 299).
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
