import { expect, test } from 'vitest'
import { z } from 'zod'
import { hub } from '@/lib/platform/events'
import { moment } from '@/lib/platform/values/moment'
import { eventStream, type EventSink } from './event-stream'

const events = { status: z.object({ text: z.string(), sent_at: moment.optional() }) }

function opened() {
  const abort = new AbortController()
  let sink: EventSink<typeof events> | undefined
  let isStopped = false
  const response = eventStream({ events, place: { limits: {}, isBoard: false }, signal: abort.signal }, (given) => {
    sink = given
    return () => {
      isStopped = true
    }
  })
  if (!sink) throw new Error('the stream did not begin')
  return { abort, sink, response, isStopped: () => isStopped }
}

test('an event is a name and a line of JSON', async () => {
  const { sink, response } = opened()
  sink.send('status', { text: 'zwei\nZeilen' })
  sink.end()
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(await response.text()).toBe('retry: 2000\n\nevent: status\ndata: {"text":"zwei\\nZeilen"}\n\n')
})

test('an event that has an id says it, for a client that comes back', async () => {
  const { sink, response } = opened()
  sink.send('status', { text: '' }, 'seven')
  sink.end()
  expect(await response.text()).toContain('event: status\ndata: {"text":""}\nid: seven\n\n')
})

test('an event is said in the words of the contract', async () => {
  const { sink, response } = opened()
  sink.send('status', { text: '', sentAt: new Date(0) })
  sink.end()
  expect(await response.text()).toContain('data: {"text":"","sent_at":"1970-01-01T00:00:00.000Z"}')
})

test('it stops following when the client leaves, and what is still said then is dropped', () => {
  const { abort, sink, isStopped } = opened()
  abort.abort()
  sink.send('status', { text: '' })
  sink.end()
  expect(isStopped()).toBe(true)
})

test('it stops following when the client reads no more', async () => {
  const { response, isStopped } = opened()
  await response.body?.cancel()
  expect(isStopped()).toBe(true)
})

test('a client that never reads is cut before what waits for it takes the memory of others', async () => {
  const { sink, response, isStopped } = opened()
  for (let event = 0; event < 1000 && !isStopped(); event += 1) sink.send('status', { text: String(event) })
  expect(isStopped()).toBe(true)
  await expect(response.text()).rejects.toThrow('does not read')
})

test('a client that reads hears as much as there is', async () => {
  const { sink, response, isStopped } = opened()
  const reader = response.body?.getReader()
  for (let event = 0; event < 1000; event += 1) {
    sink.send('status', { text: String(event) })
    await reader?.read()
  }
  expect(isStopped()).toBe(false)
})

test('a shutdown ends it, asks the client back within a second and leaves nothing behind', async () => {
  const { response, isStopped } = opened()
  for (const close of [...hub().openStreams]) close()
  const [, retry] = /^retry: 2000\n\nretry: (\d+)\n\n$/.exec(await response.text()) ?? []
  expect(Number(retry)).toBeGreaterThan(0)
  expect(Number(retry)).toBeLessThanOrEqual(1000)
  expect(isStopped()).toBe(true)
  expect(hub().openStreams.size).toBe(0)
})
