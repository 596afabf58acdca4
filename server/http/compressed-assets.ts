import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestContext } from './request-context'

export type CompressedAssets = Map<string, { file: string; bytes?: Buffer }>

const types = new Map([
  ['js', 'application/javascript; charset=UTF-8'],
  ['css', 'text/css; charset=UTF-8'],
])

export function findCompressedAssets(buildFolder: string): CompressedAssets {
  const folder = join(buildFolder, 'static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.br'))
  return new Map(
    files.map((file) => [
      `/_next/static/${file.slice(0, -'.br'.length).replaceAll('\\', '/')}`,
      { file: join(folder, file) },
    ]),
  )
}

export function serveCompressed({ request, response, path }: RequestContext, assets: CompressedAssets): boolean {
  const asset = assets.get(path)
  const type = types.get(path.split('.').at(-1) ?? '')
  if (!asset || !type || !/(^|,) *br *(,|$)/.test(request.headers['accept-encoding']?.toString() ?? '')) return false
  asset.bytes ??= readFileSync(asset.file)
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Content-Length', asset.bytes.length)
  response.setHeader('Vary', 'Accept-Encoding')
  // The file's name contains a hash of its content.
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.writeHead(200)
  response.end(request.method === 'HEAD' ? undefined : asset.bytes)
  return true
}
