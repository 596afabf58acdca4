import { beforeAll, expect, it } from 'vitest'
import { db, transaction } from '@/lib/platform/db'
import { hub, notifyShopChanged } from '@/lib/platform/events'
import { painted } from '@/lib/testing/pictures'
import { findPicture, processAndStorePicture } from './store-picture'

let hash = ''

beforeAll(async () => {
  hash = await transaction(async (tx) => processAndStorePicture(tx, await painted().png().toBuffer()))
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
