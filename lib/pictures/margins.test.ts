import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { painted } from '@/lib/testing/shop/pictures'
import { focusWithin } from './picture-path'
import { processWithoutMargins } from './process-picture'

/** Packed in a hurry: noise does not become smaller. */
const packed = { compressionLevel: 1 }
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const

/** A photo with much to see in it, lying on a ground of one colour. */
async function lying(ground: string, { width = 900, height = 600, left = 0, top = 0, on = [900, 600] } = {}) {
  const photo = await sharp({ create: { width, height, channels: 3, background: '#d6a03e', noise } })
    .png(packed)
    .toBuffer()
  const [across, down] = on as [number, number]
  return sharp({ create: { width: across, height: down, channels: 4, background: ground } })
    .composite([{ input: photo, left, top }])
    .png(packed)
    .toBuffer()
}

/** A round thing in the middle, as dishes stand on product photos. */
async function standing(ground: string, radius: number) {
  const { channels, data } = await sharp({ create: { width: 800, height: 800, channels: 4, background: ground } })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data: bytes, info }) => ({ data: bytes, channels: info.channels }))
  for (let at = 0; at < 800 * 800; at += 1) {
    const isIn = Math.hypot((at % 800) - 400, Math.floor(at / 800) - 400) < radius
    if (isIn) data.set([200, 40, 20, 255], at * channels)
  }
  return sharp(data, { raw: { width: 800, height: 800, channels } })
    .png()
    .toBuffer()
}

async function sizeOf(upload: Uint8Array) {
  const { width, height, whole } = await processWithoutMargins(upload)
  return { width, height, whole: whole && [whole.width, whole.height] }
}

describe('what is taken away', () => {
  it.each(['#ffffff', '#000000', '#00000000'])('is the frame of a photo on %s, to its very edge', async (ground) => {
    const framed = await lying(ground, { width: 700, height: 480, left: 100, top: 60 })
    const { width, height, whole } = await sizeOf(framed)
    expect([width, height].map((side, index) => [700, 480][index]! - side)).toEqual([2, 2])
    expect(whole).toEqual([900, 600])
  })

  it('are the bars of a film, and only those', async () => {
    const { width, height } = await sizeOf(await lying('#000', { height: 440, top: 80 }))
    expect([width, height]).toEqual([900, 438])
  })

  it('leaves air around a dish that stands free', async () => {
    const { width, height } = await sizeOf(await standing('#ffffff', 260))
    expect(width).toBeGreaterThan(540)
    expect(width).toBeLessThan(620)
    expect(height).toBe(width)
  })

  it('is at most a quarter on each side', async () => {
    const { width, height } = await sizeOf(await standing('#00000000', 100))
    expect([width, height]).toEqual([400, 400])
  })

  it('is as sharp as what was sent: the part is taken from the photo itself', async () => {
    const large = await lying('#fff', { width: 1500, height: 1500, left: 250, top: 250, on: [2000, 2000] })
    expect((await sizeOf(large)).width).toBe(960)
  })

  it('is what stands above the upright photo, whichever way the camera was held', async () => {
    const barsLeftAndRight = await lying('#000', { width: 700, height: 600, left: 100 })
    const turned = await sharp(barsLeftAndRight).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { height, ...rest } = await sizeOf(turned)
    expect(rest).toEqual({ width: 600, whole: [600, 900] })
    expect(700 - height, 'with what JPEG has blurred').toBeLessThan(20)
    expect(height).toBeLessThanOrEqual(700)
  })
})

describe('nothing is taken away', () => {
  it.each([
    ['of a photo to the edge', () => lying('#fff')],
    ['where the ground has a colour', () => lying('#e8d9a0', { width: 700, height: 480, left: 100, top: 60 })],
    ['of a hair’s breadth', () => lying('#fff', { width: 892, height: 594, left: 4, top: 3 })],
    [
      'that would leave less than a card shows',
      () => lying('#fff', { width: 300, height: 200, left: 80, top: 60, on: [460, 320] }),
    ],
    ['of a plain colour', () => painted(800, 600, '#ffffff').png().toBuffer()],
    ['of a point', () => painted(1, 1, '#ffffff').png().toBuffer()],
  ])('%s', async (_, upload) => {
    expect((await sizeOf(await upload())).whole).toBeNull()
  })
})

it('the focus of the whole picture is the same point of the part', () => {
  const part = { left: 0.2, top: 0.1, width: 0.5, height: 0.8 }
  expect(focusWithin({ focusX: 45, focusY: 50 }, part)).toEqual({ focusX: 50, focusY: 50 })
  expect(focusWithin({ focusX: 5, focusY: 100 }, part), 'the nearest edge').toEqual({ focusX: 0, focusY: 100 })
})
