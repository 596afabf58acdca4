import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cachedPagePolicy } from '../http/security-headers'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SharedDocument {
  headers: Record<string, string>
  body: Buffer
}

/** Concurrent requests share one making: docs/decisions/0062-documents-that-need-nothing-else.md. */
export function documentMaker(buildFolder: string) {
  const making = new Map<string, Promise<SharedDocument>>()
  return (html: string, encoding: Encoding): Promise<SharedDocument> => {
    const key = `${encoding} ${html}`
    const begun = making.get(key)
    if (begun) return begun
    const document = make(html, { buildFolder, encoding }).finally(() => making.delete(key))
    making.set(key, document)
    return document
  }
}

export type MakeDocument = ReturnType<typeof documentMaker>

async function make(html: string, { buildFolder, encoding }: { buildFolder: string; encoding: Encoding }) {
  const document = await withUsedRules(html, buildFolder)
  const headers = {
    'content-security-policy': cachedPagePolicy(await inlineScriptHashes(document)),
    // Next's ETag is of the unprocessed page.
    etag: `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return { headers, body: await compress(Buffer.from(document), encoding) }
}

async function withUsedRules(html: string, buildFolder: string): Promise<string> {
  // Loaded by the first page, because it costs 10 MB.
  const { default: Beasties } = await import('beasties')
  const styles = new Beasties({
    path: buildFolder,
    publicPath: '/_next/',
    preload: 'body',
    pruneSource: false,
    preloadFonts: false,
    inlineFonts: true,
    reduceInlineStyles: false,
    mergeStylesheets: false,
    logLevel: 'warn',
    // Attributes that a script sets before the style sheet is there: splash, favourites.
    allowRules: [/(?<!\\)\[data-(?!tone)/],
  })
  return styles.process(html)
}

export async function inlineScriptHashes(html: string): Promise<string[]> {
  const { Parser } = await import('htmlparser2')
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
  // Quality 9 is one percent smaller, but takes 33 MB and six times as long; a page fits a window of 256 kB.
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } })
}
