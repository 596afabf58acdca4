import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/accepted-encoding'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** `often`: the result is sent many times, so it may take 20 ms more to be a tenth smaller. */
export async function compress(body: Buffer, encoding: Encoding, sent: 'once' | 'often'): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return zip(body, { level: sent === 'often' ? 9 : 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: sent === 'often' ? 9 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return brotli(body, { params })
}
