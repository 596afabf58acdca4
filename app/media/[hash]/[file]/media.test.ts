import { beforeAll, describe, expect, it } from 'vitest'
import { db, transaction } from '@/lib/platform/database/db'
import { processPicture } from '@/lib/pictures/process-picture'
import { storePicture } from '@/lib/pictures/store-picture'
import { painted } from '@/lib/testing/shop/pictures'
import { GET } from './route'

let hash = ''

beforeAll(async () => {
  hash = await store()
})

async function store(): Promise<string> {
  const picture = await processPicture(await painted(1200, 800).jpeg().toBuffer())
  return transaction((tx) => storePicture(tx, picture))
}

function ask(file: string, headers: Record<string, string> = {}, of = hash) {
  return GET(new Request('http://localhost/', { headers }), { params: Promise.resolve({ hash: of, file }) })
}

describe('a kept picture', () => {
  it.each(['160.webp', '320.webp', '640.webp', '960.webp'])('is served as %s, for ever', async (file) => {
    const response = await ask(file)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')))
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = (await ask('640.webp')).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await ask('640.webp', { 'if-none-match': known })
      expect([response.status, response.body]).toEqual([304, null])
    }
    expect((await ask('320.webp', { 'if-none-match': etag })).status).toBe(200)
  })

  it('is kept once', async () => {
    expect(await store()).toBe(hash)
    expect(await db().pictureSize.count({ where: { hash } })).toBe(4)
  })
})

it.each(['641.webp', '640.png', '640.webp.exe', 'x', '9999999999.webp', '../640.webp'])(
  '%s is not found',
  async (file) => {
    expect((await ask(file)).status).toBe(404)
  },
)

it.each(['0'.repeat(64), 'x', '', "';drop table picture"])('the hash %j is not found', async (none) => {
  expect((await ask('640.webp', {}, none)).status).toBe(404)
})
