import { findPicture } from '@/lib/pictures/store-picture'

/** The hash names the content, so browsers never revalidate. */
export async function GET(request: Request, { params }: RouteContext<'/media/[hash]/[file]'>): Promise<Response> {
  const { hash, file } = await params
  const width = /^(\d{1,4})\.webp$/.exec(file)?.[1]
  const bytes = width ? await findPicture(hash, Number(width)) : null
  if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const etag = `"${hash}-${width}"`
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, {
    headers: { ...headers, 'Content-Type': 'image/webp', 'Content-Length': String(bytes.byteLength) },
  })
}

function isKnown(request: Request, etag: string): boolean {
  const asked = request.headers.get('if-none-match') ?? ''
  return asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
