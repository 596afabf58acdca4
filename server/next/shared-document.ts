import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Beasties from 'beasties'
import { Parser } from 'htmlparser2'
import type { Encoding } from '../http/accepted-encoding'
import { cachedPagePolicy } from '../http/security-headers'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A page of the shop that everybody shares, as it is sent. */
export interface SharedDocument {
  headers: Record<string, string>
  body: Buffer
}

/** Makes documents that a browser paints with nothing else loaded: see docs/decisions/0062-documents-that-need-nothing-else.md. */
export function documentMaker(buildFolder: string) {
  const styles = new Beasties({
    path: buildFolder,
    publicPath: '/_next/',
    preload: 'body',
    pruneSource: false,
    preloadFonts: false,
    inlineFonts: true,
    logLevel: 'warn',
    // An attribute that a script sets before the sheet is there: the splash of a visitor who has seen it, favourites.
    allowRules: [/(?<!\\)\[data-(?!tone)/],
  })
  return async (html: string, encoding: Encoding): Promise<SharedDocument> => {
    const document = await styles.process(html)
    const headers = {
      'content-security-policy': cachedPagePolicy(inlineScriptHashes(document)),
      // Next's is of what it has rendered.
      etag: `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { headers, body: await compress(Buffer.from(document), encoding) }
  }
}

export type MakeDocument = ReturnType<typeof documentMaker>

/** What the policy of the document has to name for its own scripts to run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, { src, type }) {
      if (name === 'script' && src === undefined && !type?.startsWith('application/')) script = ''
    },
    ontext(text) {
      if (script !== null) script += text
    },
    onclosetag() {
      if (script !== null) hashes.add(createHash('sha256').update(script).digest('base64'))
      script = null
    },
  })
  parser.end(html)
  return [...hashes]
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return zip(body)
  // Quality 9 makes it a hundredth smaller and takes 33 MB and six times as long.
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}
