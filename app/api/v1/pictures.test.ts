import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { sendForm } from '@/lib/testing/calls/calls'
import { file, painted, pngOfBytes } from '@/lib/testing/shop/pictures'
import { signedIn } from '@/lib/testing/shop/people'

const mebibyte = 1024 * 1024
let bearer = ''
let categoryId = ''

beforeAll(async () => {
  bearer = (await signedIn('admin')).bearer
  categoryId = (await db().category.create({ data: { name: 'Pizza' } })).id
})

function newCategory(image: Blob) {
  return sendForm('categories/addCategory', { method: 'POST', bearer, parts: { name: randomUUID(), image } })
}

function newMenuItem({ image }: { image: Blob }) {
  const parts = { name: randomUUID(), price: '12.50', currency: 'CHF', category_id: categoryId, image }
  return sendForm('menuItems/addMenuItem', { method: 'POST', bearer, parts })
}

describe('the picture', () => {
  it('of a category has less than 1 MB, to the byte', async () => {
    expect((await newCategory(file(await pngOfBytes(mebibyte - 1)))).status).toBe(200)
    const refused = await newCategory(file(await pngOfBytes(mebibyte)))
    expect(refused).toMatchObject({ status: 413, message: 'Image must be under 1MB' })
    expect(await newCategory(file(await pngOfBytes(2 * mebibyte)))).toMatchObject({
      status: 413,
      code: 'category_image_too_large',
    })
  })

  it('of a menu item has at most 2 MB, to the byte', async () => {
    expect((await newMenuItem({ image: file(await pngOfBytes(2 * mebibyte)) })).status).toBe(200)
    const refused = await newMenuItem({ image: file(await pngOfBytes(2 * mebibyte + 1)) })
    expect(refused).toMatchObject({ status: 413, message: 'File size must be under 2 MB.' })
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('is judged by its content: %s', async (format) => {
    const bytes = await painted().toFormat(format).toBuffer()
    const invalid = { status: 422, message: 'Please upload a valid image (JPG, PNG, WEBP).' }
    const expected = ['gif', 'avif'].includes(format) ? invalid : { status: 200 }
    for (const [name, type] of [
      ['a.jpg', 'image/jpeg'],
      ['a.png', 'image/png'],
      ['a.svg', 'text/html'],
      ['photo', ''],
    ] as const) {
      expect(await newMenuItem({ image: file(bytes, name, type) })).toMatchObject(expected)
    }
  })
})
