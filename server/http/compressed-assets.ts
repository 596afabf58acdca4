import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { assetPolicy } from './security-headers'

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

export function compressedAsset(assets: CompressedAssets, path: string, headers: IncomingHttpHeaders) {
  const asset = assets.get(path)
  const type = types.get(path.split('.').at(-1) ?? '')
  if (!asset || !type || !/(^|,) *br *(,|$)/.test(headers['accept-encoding']?.toString() ?? '')) return null
  asset.bytes ??= readFileSync(asset.file)
  return {
    status: 200,
    headers: {
      'Content-Security-Policy': assetPolicy,
      'Content-Type': type,
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
      // The file's name contains a hash of its content.
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    body: asset.bytes,
  }
}
