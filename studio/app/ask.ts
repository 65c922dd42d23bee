import type { Requests } from '../server/api.ts'

/** The folder of the site on its host. */
export const base = document.querySelector<HTMLMetaElement>('meta[name="studio-base"]')?.content ?? ''

/** Sends a request to the server of Studio. */
export async function ask<Name extends keyof Requests>(name: Name, input: object = {}): Promise<Requests[Name]> {
  const response = await fetch(`${base}/__studio/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Sends a picture to the server, which keeps it below `public/images`. */
export async function upload(file: File): Promise<{ readonly src: string } | { readonly refused: string }> {
  const response = await fetch(`${base}/__studio/api/upload?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    body: file,
  })
  return response.json()
}
