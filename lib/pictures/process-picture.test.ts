import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Refusal } from '@/lib/platform/refusal'
import { onePictureOf } from './picture-format'
import { mostBytesOfACard, processPicture } from './process-picture'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif'

function canvas(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#d6321e' } })
}

function photo(format: Format, width = 1200, height = 800): Promise<Buffer> {
  return canvas(width, height).toFormat(format).toBuffer()
}

function sizesOf(picture: Awaited<ReturnType<typeof processPicture>>) {
  return Promise.all(picture.sizes.map(({ bytes }) => sharp(bytes).metadata()))
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('as %s becomes WebP in the four widths', async (format) => {
    const sizes = await sizesOf(await processPicture(await photo(format)))
    expect(sizes.map((size) => [size.format, size.width, size.height])).toEqual([
      ['webp', 160, 107],
      ['webp', 320, 213],
      ['webp', 640, 427],
      ['webp', 960, 640],
    ])
  })

  it('is not enlarged', async () => {
    const sizes = await sizesOf(await processPicture(await photo('png', 200, 100)))
    expect(sizes.map(({ width }) => width)).toEqual([160, 200, 200, 200])
  })

  it('weighs little enough for a menu full of cards, however much there is to see in it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
    const crumbs = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#d6a03e', noise } })
      .resize(1200, 900)
      .png()
      .toBuffer()
    const { sizes } = await processPicture(crumbs)
    const ofCards = sizes.filter(({ width }) => width <= 640)
    expect(Math.max(...ofCards.map(({ bytes }) => bytes.byteLength))).toBeLessThanOrEqual(mostBytesOfACard)
    expect(sizes.at(-1)?.bytes.byteLength, 'large on its own page it may be finer').toBeGreaterThan(mostBytesOfACard)
  })

  it('has the same name whenever it is the same', async () => {
    const [once, again, other] = await Promise.all([photo('png'), photo('png'), photo('png', 1000, 800)])
    const { hash } = await processPicture(once)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await processPicture(again)).hash).toBe(hash)
    expect((await processPicture(other)).hash).not.toBe(hash)
  })

  it('stands upright and forgets where it was taken', async () => {
    const taken = await canvas(1200, 800)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '47/1 22/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif?.includes('somebody')).toBe(true)
    const sizes = await sizesOf(await processPicture(taken))
    expect([sizes[3]?.width, sizes[3]?.height]).toEqual([800, 1200])
    for (const size of sizes)
      expect([size.exif, size.icc, size.xmp, size.orientation]).toEqual(Array(4).fill(undefined))
  })

  it('keeps its transparency', async () => {
    const cutOut = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect((await sizesOf(await processPicture(cutOut)))[0]?.hasAlpha).toBe(true)
  })

  it('may carry what a phone writes behind its photos', async () => {
    const jpeg = await photo('jpeg')
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(500, 7)])
    await expect(processPicture(Buffer.concat([jpeg, await photo('jpeg', 90, 60)]))).resolves.toBeDefined()
    await expect(processPicture(Buffer.concat([jpeg, film]))).resolves.toBeDefined()
    await expect(
      processPicture(Buffer.concat([await canvas(90, 60).jpeg({ progressive: true }).toBuffer()])),
    ).resolves.toBeDefined()
  })
})

describe('what phones and programs write', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const crumbs = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#d6a03e', noise } })

  it.each(['jpeg', 'png', 'webp'] as const)('%s is cut behind its end, whatever lies there', async (format) => {
    const picture = await photo(format, 120, 80)
    const { hash } = await processPicture(picture)
    for (const second of ['\n', 'PK\x03\x04', '<?php system("id")', '%PDF-1.7', 'MakerNote\0\0'.repeat(90)]) {
      const appended = Buffer.concat([picture, Buffer.from(second)])
      expect((await processPicture(appended)).hash).toBe(hash)
    }
  })

  it.each([false, true])('JPEG without the mark of its end is whole, progressive: %s', async (progressive) => {
    const jpeg = await crumbs().jpeg({ progressive }).toBuffer()
    expect((await processPicture(jpeg.subarray(0, -2))).hash).toBe((await processPicture(jpeg)).hash)
    for (const part of [0.3, 0.6, 0.9, 0.995])
      await expect(causeOf(jpeg.subarray(0, jpeg.length * part)), `${part}`).resolves.toBe('image_cut_off')
  })

  it('of one that moves, the first picture is taken', async () => {
    const [first, second] = [await photo('png', 40, 30), await canvas(40, 30).negate().png().toBuffer()]
    const moving = sharp([first, second], { join: { animated: true } })
    const webp = await moving.webp({ loop: 0, delay: [100, 100], lossless: true }).toBuffer()
    expect((await sharp(webp).metadata()).pages).toBe(2)
    const { sizes, height } = await processPicture(webp)
    expect(height).toBe(30)
    const [red, green] = (await sharp(sizes[0]?.bytes).raw().toBuffer()).subarray(0, 2)
    expect([Math.abs((red ?? 0) - 0xd6) < 12, Math.abs((green ?? 0) - 0x32) < 12]).toEqual([true, true])
  })

  it('CMYK keeps its colours', async () => {
    const cmyk = await canvas(120, 80).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const [red = 0, green = 0, blue = 0] = await sharp((await processPicture(cmyk)).sizes[0]?.bytes)
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(green + 80)
    expect(red).toBeGreaterThan(blue + 80)
  })

  it.each([
    ['HEIC, whatever it is called', async () => readFile('e2e/support/photo.heic'), 'image_heic'],
    ['another format', () => photo('gif'), 'image_format'],
    ['more pixels than are decoded, in few bytes', () => canvas(8000, 5001).png().toBuffer(), 'image_too_many_pixels'],
    ['a side longer than any', () => canvas(1, 20_001).png().toBuffer(), 'image_too_many_pixels'],
    ['a picture that breaks off', async () => (await photo('png')).subarray(0, 900), 'image_cut_off'],
  ])('%s is refused by its cause', async (_, made, cause) => {
    await expect(causeOf(await made())).resolves.toBe(cause)
  })
})

async function causeOf(upload: Uint8Array): Promise<unknown> {
  const error: unknown = await processPicture(upload).catch((thrown: unknown) => thrown)
  return error instanceof Refusal ? error.details.fields?.image : 'taken'
}

describe('no picture', () => {
  it.each(['gif', 'tiff', 'avif'] as const)('is %s, whatever it is called', async (format) => {
    await expect(processPicture(await photo(format))).rejects.toThrow('image_invalid')
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a document', '%PDF-1.7 %%EOF'],
    ['a mere beginning', '\xff\xd8\xff'],
    ['a mere name', 'RIFF\x00\x00\x00\x00WEBP'],
  ])('is %s', async (_, content) => {
    await expect(processPicture(Buffer.from(content, 'latin1'))).rejects.toThrow('image_invalid')
  })

  it.each(['jpeg', 'png', 'webp'] as const)('is %s that was cut off', async (format) => {
    const whole = await photo(format)
    for (const part of [0.2, 0.5, 0.9, 0.999])
      await expect(processPicture(whole.subarray(0, whole.length * part))).rejects.toThrow('image_invalid')
  })

  it('is one line of pixels', async () => {
    const line = await canvas(1, 20_001).png().toBuffer()
    await expect(processPicture(line)).rejects.toThrow('image_invalid')
  })

  it('is full of remarks', async () => {
    const picture = await photo('png')
    const remark = Buffer.from([0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0])
    const remarks = (count: number) =>
      Buffer.concat([picture.subarray(0, 33), ...Array.from({ length: count }, () => remark), picture.subarray(33)])
    expect(onePictureOf(remarks(4000), 'png')).not.toBeNull()
    await expect(processPicture(remarks(5000))).rejects.toThrow('image_invalid')
  })

  it('is full of empty pieces, as WebP', async () => {
    const picture = await photo('webp')
    const pieces = (count: number) => {
      const bytes = Buffer.concat([picture, Buffer.from('EMTY\0\0\0\0'.repeat(count))])
      bytes.writeUInt32LE(bytes.length - 8, 4)
      return bytes
    }
    expect(onePictureOf(pieces(4000), 'webp')).not.toBeNull()
    expect(onePictureOf(pieces(5000), 'webp')).toBeNull()
  })

  it('is a bomb: few bytes, many pixels', async () => {
    const bomb = await canvas(10_000, 5_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(200_000)
    await expect(processPicture(bomb)).rejects.toThrow('image_invalid')
  })
})
