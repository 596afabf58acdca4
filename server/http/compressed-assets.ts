import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WholeResponse } from './request-context'
import { assetPolicy } from './security-headers'

/** What the build has compressed with brotli, by its address. */
export function readCompressedAssets(buildFolder: string): Map<string, WholeResponse> {
  const folder = join(buildFolder, 'static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.br'))
  return new Map(
    files.map((file) => {
      const name = file.slice(0, -'.br'.length).replaceAll('\\', '/')
      return [`/_next/static/${name}`, compressed(name, readFileSync(join(folder, file)))]
    }),
  )
}

function compressed(name: string, body: Buffer): WholeResponse {
  const headers = {
    'Content-Security-Policy': assetPolicy,
    'Content-Type': `${name.endsWith('.css') ? 'text/css' : 'application/javascript'}; charset=UTF-8`,
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
    // The file's name contains a hash of its content.
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
  return { status: 200, headers, body }
}
