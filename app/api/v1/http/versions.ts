import { createHash } from 'node:crypto'

/** Undefined where any version will do; a foreign ETag never matches. */
export function versionsIn(ifMatch: string | null): number[] | undefined {
  if (ifMatch === null || ifMatch.trim() === '*') return undefined
  return ifMatch.split(',').flatMap((tag) => {
    const version = /^(?:W\/)?"(\d{1,9})(?:\.[\w-]*)?"$/.exec(tag.trim())?.[1]
    return version === undefined ? [] : [Number(version)]
  })
}

/** Weak, because compression changes the bytes but not the meaning. */
export function etagOf(body: string | Buffer, version?: number): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return version === undefined ? `W/"${hash}"` : `W/"${version}.${hash}"`
}

export function unlessUnchanged(request: Request, response: Response): Response {
  const etag = response.headers.get('etag')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || etag === null || response.status !== 200) return response
  const isUnchanged = request.headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim() === etag)
  if (!isUnchanged) return response
  const headers = new Headers(response.headers)
  headers.delete('content-type')
  return new Response(null, { status: 304, headers })
}
