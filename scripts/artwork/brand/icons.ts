import { readFile, writeFile } from 'node:fs/promises'

import sharp from 'sharp'

import { inCheckout } from '../../bootstrap/paths.mjs'

/** Every icon that browsers, home screens and the web manifest ask for, out of one drawing. */
export async function makeIcons() {
  const mark = await readFile(inCheckout('scripts', 'artwork', 'brand', 'mark.svg'), 'utf8')
  const wordmark = await readFile(inCheckout('scripts', 'artwork', 'brand', 'wordmark.svg'))
  // Systems that cut their own shape want colour up to the edge, and for "maskable" nothing important outside 80 %.
  const fullBleed = mark.replace(' rx="15"', '')
  const maskable = fullBleed.replace('<g ', '<g transform="translate(6.4 6.4) scale(.8)" ')
  const icons = {
    'apple-touch-icon.png': await png(fullBleed, 180),
    'icon-192.png': await png(mark, 192),
    'icon-512.png': await png(mark, 512),
    'icon-maskable-512.png': await png(maskable, 512),
    'favicon.ico': ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(mark, size) })))),
    'icon.svg': mark,
    'wordmark.svg': wordmark,
  }
  for (const [name, content] of Object.entries(icons)) await writeFile(inCheckout('public', name), content)
}

function png(drawing: string, size: number) {
  const sheet = sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
  return sheet.resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}

/** An .ico is a small directory in front of ordinary PNG files. */
function ico(images: { size: number; data: Buffer }[]) {
  const directory = Buffer.alloc(6 + 16 * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(data.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([directory, ...images.map(({ data }) => data)])
}
