import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/accepted-encoding'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Two megabytes and five milliseconds for a document: quality 9 makes it a hundredth smaller and takes 33 MB, which
 * stay until this process has a moment to free them.
 */
const quality = 6
/** A window of 256 kB, in which a page has room. */
const windowBits = 18

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return zip(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotli(body, { params })
}
