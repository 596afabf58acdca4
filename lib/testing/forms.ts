import { answerCall } from './calls'

export type Parts = Record<string, string | string[] | Blob>

interface Sent {
  method: string
  bearer: string
  parts: Parts
}

/** Sends a multipart form to an address below /api/v1, a list as a repeated field; its status and what was answered. */
export async function sendForm(path: string, { method, bearer, parts }: Sent) {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) for (const part of [value].flat()) body.append(name, part)
  const request = new Request(`http://localhost/api/v1/${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${bearer}` },
  })
  const response = await answerCall(request)
  return { status: response.status, ...(await response.json()) }
}
