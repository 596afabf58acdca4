import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Writes each script and style sheet of a build once more as brotli, a sixth smaller than the gzip that Next would
 * make at every request; server/http/compressed-assets.ts serves them. As thorough as brotli can be, because it happens once.
 * @param folder of the build
 */
export async function compressAssets(folder: string) {
  const entries = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' })
  const files = entries.filter((file) => /\.(js|css)$/.test(file)).map((file) => join(folder, 'static', file))
  await Promise.all(files.map(writeCompressed))
}

async function writeCompressed(file: string) {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  await writeFile(`${file}.br`, await compress(bytes, { params }))
}
