import type { BrandFile } from '@/lib/brand/art/brand-file'
import { findBrandArt } from '@/lib/shop/look/brand-art'

interface Asked {
  type: string
  /** The look in the address; null for any. */
  hash: string | null
}

export async function brandResponse(file: BrandFile, { type, hash }: Asked): Promise<Response> {
  const art = await findBrandArt(file)
  if (!art) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const headers = {
    'Content-Type': type,
    'Content-Length': String(art.bytes.byteLength),
    'Cache-Control': art.hash === hash ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  }
  return new Response(art.bytes, { headers })
}
