import { afterEach, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { GET } from './route'

afterEach(() => {
  Object.assign(hub(), { ping: null, isClosing: false })
})

test('ready means that the database answers', async () => {
  hub().ping = () => Promise.resolve(true)
  expect((await GET()).status).toBe(200)
})

test('nobody listens yet, or the database does not answer: 503 with the time to ask again', async () => {
  expect((await GET()).status).toBe(503)
  hub().ping = () => Promise.resolve(false)
  const waiting = await GET()
  expect(waiting.status).toBe(503)
  expect(waiting.headers.get('retry-after')).toBe('3')
})

test('a database that hangs is not waited for', async () => {
  hub().ping = () => new Promise<boolean>(() => undefined)
  expect((await GET()).status).toBe(503)
})

test('a process that was asked to end is not ready, though the database answers', async () => {
  Object.assign(hub(), { ping: () => Promise.resolve(true), isClosing: true })
  const closing = await GET()
  expect([closing.status, await closing.json()]).toEqual([503, { status: 'closing' }])
})
