import { brandFiles, isBrandFile } from '@/lib/brand/art/brand-file'
import { brandResponse } from '../../_response'

/** An earlier look's address serves the present picture, briefly cached. */
export async function GET(_request: Request, { params }: RouteContext<'/brand/[hash]/[file]'>): Promise<Response> {
  const { hash, file } = await params
  if (!isBrandFile(file)) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  return brandResponse(file, { type: brandFiles[file], hash })
}
