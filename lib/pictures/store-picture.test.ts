import { beforeAll, expect, it } from 'vitest'
import { db, transaction } from '@/lib/platform/database/db'
import { hub, notifyShopChanged } from '@/lib/platform/events'
import { painted } from '@/lib/testing/shop/pictures'
import { processPicture } from './process-picture'
import { findPicture, storePicture } from './store-picture'

let hash = ''

beforeAll(async () => {
  const picture = await processPicture(await painted().png().toBuffer())
  hash = await transaction((tx) => storePicture(tx, picture))
})

it('a picture stays in memory until the menu changes, and a deleted one is gone then', async () => {
  hub().isListening = true
  const bytes = await findPicture(hash, 640)
  expect(bytes).not.toBeNull()
  await db().picture.deleteMany()
  expect(await findPicture(hash, 640)).toBe(bytes)
  notifyShopChanged()
  expect(await findPicture(hash, 640)).toBeNull()
})
