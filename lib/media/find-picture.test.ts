import { beforeAll, expect, it } from 'vitest'
import { db, transaction } from '../db'
import { hub, tellShopChanged } from '../events'
import { painted } from '../testing/pictures'
import { findPicture } from './find-picture'
import { keepPicture } from './keep-picture'

let hash = ''

beforeAll(async () => {
  hash = await transaction(async (tx) => keepPicture(tx, await painted().png().toBuffer()))
})

it('a picture stays in memory until the menu changes, and a deleted one is gone then', async () => {
  hub().isListening = true
  const bytes = await findPicture(hash, 640)
  expect(bytes).not.toBeNull()
  await db().picture.deleteMany()
  expect(await findPicture(hash, 640)).toBe(bytes)
  tellShopChanged()
  expect(await findPicture(hash, 640)).toBeNull()
})
