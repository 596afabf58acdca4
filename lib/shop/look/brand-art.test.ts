import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Manager } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { administrator } from '@/lib/testing/shop/staff'
import { painted } from '@/lib/testing/shop/pictures'
import { updateShop } from '../settings/update-shop'
import { addLookPicture } from './add-look-picture'
import { findBrandArt } from './brand-art'
import { changeLook, publishLook } from './change-look'

let admin: Manager

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().look.deleteMany()
  await updateShop(admin, { name: 'Bellini', city: 'Chur' })
})

async function drawn(file: Parameters<typeof findBrandArt>[0]) {
  const art = await findBrandArt(file)
  if (!art) throw new Error(`no ${file}`)
  return art
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .flatten()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

describe('what is drawn from the look', () => {
  it.each([
    ['icon-192.png', 'png', 192, 192],
    ['icon-512.png', 'png', 512, 512],
    ['icon-maskable-512.png', 'png', 512, 512],
    ['apple-touch-icon.png', 'png', 180, 180],
    ['share.jpg', 'jpeg', 1200, 630],
  ] as const)('%s has its format and size', async (file, format, width, height) => {
    expect(await sharp((await drawn(file)).bytes).metadata()).toMatchObject({ format, width, height })
  })

  it('is in the colour of the shop, to the edge where systems cut their own shape', async () => {
    await changeLook(admin, { accent: '#0a4f9e' })
    await publishLook(admin, {})
    const { bytes } = await drawn('icon-maskable-512.png')
    expect(await colourAt(bytes, 0, 0)).toEqual([0x0a, 0x4f, 0x9e])
    const { channels } = await sharp((await drawn('icon-512.png')).bytes).stats()
    expect(channels[3]?.min, 'the corners are round').toBe(0)
  })

  it('keeps the mark of a maskable icon in the inner 80 per cent', async () => {
    const { bytes } = await drawn('icon-maskable-512.png')
    const { info } = await sharp(bytes).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
    expect(Math.hypot(info.width, info.height)).toBeLessThan(0.8 * 512)
  })

  it('has another name once the look is another', async () => {
    const before = await drawn('icon-192.png')
    expect((await drawn('share.jpg')).hash).toBe(before.hash)
    await changeLook(admin, { accent: '#0a4f9e' })
    await publishLook(admin, {})
    expect((await drawn('icon-192.png')).hash).not.toBe(before.hash)
  })

  it('is an icon of three sizes for browsers that ask for none by name', async () => {
    const { bytes } = await drawn('favicon.ico')
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes.readUInt8(6)]).toEqual([1, 3, 16])
  })

  it.each(['', '%', '<b>&', '寿司', 'x'.repeat(80), 'Zum  Öchsli & Co. «100 %»'])(
    'is there for the name "%s"',
    async (name) => {
      await db().shop.updateMany({ data: { name } })
      expect((await drawn('share.jpg')).bytes.length).toBeGreaterThan(1000)
      expect((await drawn('icon-192.png')).bytes.length).toBeGreaterThan(300)
    },
  )

  it('is a plate in the colours of the shop where the name has no letter of ours', async () => {
    await changeLook(admin, { accent: '#0a4f9e', second: '#efc05c' })
    await publishLook(admin, {})
    await db().shop.updateMany({ data: { name: '寿司' } })
    const { bytes } = await drawn('icon-512.png')
    expect(await colourAt(bytes, 256, 256)).toEqual([0xef, 0xc0, 0x5c])
    expect(await colourAt(bytes, 256, 180)).toEqual([255, 255, 255])
    await db().shop.updateMany({ data: { name: 'Šime' } })
    expect(await colourAt((await drawn('icon-512.png')).bytes, 20, 256)).toEqual([0x0a, 0x4f, 0x9e])
  })

  it('shows a white logo on dark, as an icon and on the card for links', async () => {
    const image = await painted(300, 300, '#ffffff').png().toBuffer()
    const frame = { create: { width: 400, height: 400, channels: 4 as const, background: '#0000' } }
    const white = await sharp(frame)
      .composite([{ input: image, gravity: 'centre' }])
      .png()
      .toBuffer()
    const { hash } = await addLookPicture(admin, { image: white, keepWholeImage: true })
    await changeLook(admin, { logo: { hash } })
    await publishLook(admin, {})
    expect(await colourAt((await drawn('icon-maskable-512.png')).bytes, 4, 256)).toEqual([0x1b, 0x16, 0x13])
    const [red = 255] = await colourAt((await drawn('share.jpg')).bytes, 72 + 12, 72 + 70 + 12)
    expect(red, 'the plate around it').toBeLessThan(64)
  })

  it('is the logo where it is about as wide as high; a mail has one only then', async () => {
    expect(await findBrandArt('logo.png')).toBeNull()
    const { hash } = await addLookPicture(admin, { image: await painted(300, 300, '#123456').png().toBuffer() })
    await changeLook(admin, { logo: { hash } })
    await publishLook(admin, {})
    const [red = 0, green = 0, blue = 0] = await colourAt((await drawn('icon-192.png')).bytes, 96, 96)
    expect([red, green, blue].map((channel) => Math.round(channel / 16))).toEqual([1, 3, 5])
    expect(await sharp((await drawn('logo.png')).bytes).metadata()).toMatchObject({ format: 'png', height: 120 })
  })
})
