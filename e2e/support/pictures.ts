import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

export const photo = join(import.meta.dirname, 'photo.jpg')

/** Red above blue, once turned: by Debian's `heif-enc -q 50` from a picture on its side, with an `irot` of 3 put in. */
export const heicPhoto = join(import.meta.dirname, 'photo.heic')

/**
 * As a telephone held upright writes it: it lies on its side and says so in EXIF, and what the telephone has put behind
 * the picture makes it too large to travel. Turned, it is red above blue.
 */
export async function phonePhoto(name: string, { width, height } = { width: 4032, height: 3024 }) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000c8' } }
  const picture = await sharp({ create: { ...half.create, width, background: '#c80000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([picture, Buffer.alloc(2 * 1024 * 1024)]) }
}

/** A photo whose head speaks of more pixels than it holds: as large to a browser, and made at once. */
export async function hugePhoto(name: string, { width, height }: { width: number; height: number }) {
  const file = await phonePhoto(name, { width: 400, height: 300 })
  const startOfFrame = file.buffer.indexOf(Buffer.from([0xff, 0xc0]))
  file.buffer.writeUInt16BE(height, startOfFrame + 5)
  file.buffer.writeUInt16BE(width, startOfFrame + 7)
  return file
}

/** Few bytes, and more pixels than a server decodes: red above blue. */
export async function manyPixels(name: string) {
  const half = { create: { width: 6000, height: 4000, channels: 3 as const, background: '#0000c8' } }
  const buffer = await sharp({ create: { ...half.create, height: 8000, background: '#c80000' } })
    .composite([{ input: half, left: 0, top: 4000 }])
    .png({ palette: true })
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** What a guest is sent of it. */
export async function seenIn(picture: Buffer): Promise<{ isUpright: boolean; above: string; below: string }> {
  const { width, height } = await sharp(picture).metadata()
  const column = await sharp(picture).resize(1, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const colourIn = (row: number) => ((column[3 * row] ?? 0) > (column[3 * row + 2] ?? 0) ? 'red' : 'blue')
  return { isUpright: height > width, above: colourIn(1), below: colourIn(6) }
}

/** A word mark as an owner's designer sends it: wide, dark letters on nothing. */
export async function drawnLogo(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.font = 'bold 160px serif'
    context.fillStyle = '#16325c'
    context.fillText('ZOË', 30, 170, 540)
    return canvas.toDataURL('image/png')
  })
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
