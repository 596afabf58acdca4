import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import type { Admin } from '@/lib/accounts/caller'
import { painted } from '@/lib/testing/shop/pictures'
import { administrator } from '@/lib/testing/shop/staff'
import { addCategory, updateCategory } from '../change-category'
import { addMenuItem, deleteMenuItem, updateMenuItem } from './change-menu-item'

let admin: Admin
let categoryId: string

beforeAll(async () => {
  admin = await administrator()
})

beforeEach(async () => {
  await db().menuItem.deleteMany()
  await db().category.deleteMany()
  categoryId = (await addCategory(admin, { name: 'Pizza' })).id
})

/** 800 × 600, of which the photo is the middle half of the width. */
function framed(colour = '#d6321e') {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 400, height: 600, channels: 3, background: colour } }, left: 200, top: 0 }])
    .png()
    .toBuffer()
}

function add(more: Partial<Parameters<typeof addMenuItem>[1]> = {}) {
  return addMenuItem(admin, { name: 'Diavola', priceRappen: 1850, categoryId, ...more })
}

const middle = { focusX: 50, focusY: 50 }
const path = (focus = '') => expect.stringMatching(new RegExp(`^/media/[0-9a-f]{64}/640\\.webp${focus}$`))

describe('the focus of a picture', () => {
  it('is its middle at first, stays with other changes, and stands in its address', async () => {
    const item = await add({ image: await painted().png().toBuffer() })
    expect(item).toMatchObject({ ...middle, image: path() })
    const moved = await updateMenuItem(admin, item.id, { focusX: 30, focusY: 0 })
    expect(moved).toMatchObject({ focusX: 30, focusY: 0, image: path('#focus=30,0'), version: item.version + 1 })
    expect(await updateMenuItem(admin, item.id, { priceRappen: 1900 })).toMatchObject({ focusX: 30, focusY: 0 })
    expect(await updateMenuItem(admin, item.id, { focusY: 70 })).toMatchObject({ focusX: 30, focusY: 70 })
  })

  it('is the middle again with another picture and without one, unless it comes with it', async () => {
    const item = await add({ image: await painted().png().toBuffer(), focusX: 10, focusY: 90 })
    expect(item).toMatchObject({ focusX: 10, focusY: 90 })
    const another = await painted(40, 20, '#0f0').png().toBuffer()
    expect(await updateMenuItem(admin, item.id, { image: another })).toMatchObject(middle)
    const told = { image: await painted().png().toBuffer(), focusX: 20 }
    expect(await updateMenuItem(admin, item.id, told)).toMatchObject({ focusX: 20, focusY: 50 })
    expect(await updateMenuItem(admin, item.id, { removeImage: true })).toMatchObject({ ...middle, image: null })
    expect(await updateMenuItem(admin, item.id, { focusX: 20 }), 'of nothing').toMatchObject(middle)
  })

  it('belongs to the use: the same photo may show something else elsewhere', async () => {
    const image = await painted().png().toBuffer()
    const item = await add({ image, focusX: 10 })
    const category = await updateCategory(admin, categoryId, { image, focusX: 80 })
    expect([item.image?.split('#')[0], category.focusX]).toEqual([category.image?.split('#')[0], 80])
  })
})

describe('margins', () => {
  it('go with the upload, the focus stays on its point, and the whole picture is the way back', async () => {
    const item = await add({ image: await framed(), focusX: 25, focusY: 50 })
    expect(item).toMatchObject({ focusX: 0, focusY: 50, wholeImage: path() })
    expect(await db().picture.count()).toBe(2)
    const whole = await updateMenuItem(admin, item.id, { keepWholeImage: true })
    expect(whole).toMatchObject({ ...middle, image: item.wholeImage, wholeImage: null })
    expect(await db().picture.findMany({ select: { width: true } }), 'the part has no use any more').toEqual([
      { width: 800 },
    ])
    expect(await updateMenuItem(admin, item.id, { keepWholeImage: true }), 'nothing to come back').toMatchObject({
      image: item.wholeImage,
      version: whole.version,
    })
  })

  it('stay where that is wanted', async () => {
    const category = await updateCategory(admin, categoryId, { image: await framed(), keepWholeImage: true })
    expect([category.wholeImage, await db().picture.count()]).toEqual([null, 1])
  })

  it('go with the picture: another one has no margins of the one before, and a deleted item leaves nothing', async () => {
    const item = await add({ image: await framed() })
    const another = await updateMenuItem(admin, item.id, { image: await painted().png().toBuffer() })
    expect([another.wholeImage, await db().picture.count()]).toEqual([null, 1])
    await updateMenuItem(admin, item.id, { image: await framed('#1a7f37') })
    expect(await db().picture.count()).toBe(2)
    await deleteMenuItem(admin, item.id)
    expect([await db().picture.count(), await db().pictureSize.count()]).toEqual([0, 0])
  })
})
