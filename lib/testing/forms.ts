export type Parts = Record<string, string | string[] | Blob>

type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

interface Sent {
  method: string
  bearer: string
  parts: Parts
  id?: string | undefined
}

/** Calls the handler with a multipart form, a list as a repeated field; its status and what it answered. */
export async function sendForm(route: Route, { method, bearer, parts, id = '' }: Sent) {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) for (const part of [value].flat()) body.append(name, part)
  const request = new Request('http://localhost/x', { method, body, headers: { authorization: `Bearer ${bearer}` } })
  const response = await route(request, { params: Promise.resolve({ id }) })
  return { status: response.status, ...(await response.json()) }
}
