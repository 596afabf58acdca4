import { brandFiles, isBrandFile } from '@/lib/look/art/brand-file'
import { brandResponse } from '../../_response'

/** Icons and the picture for shared links. Under an address of an earlier look the present one is sent, for a while. */
export async function GET(_request: Request, { params }: RouteContext<'/brand/[hash]/[file]'>): Promise<Response> {
  const { hash, file } = await params
  if (!isBrandFile(file)) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return brandResponse(file, { type: brandFiles[file], hash })
}
