import { expect, test } from 'vitest'
import { pushListeners } from './push'

type Listener = (event: object) => void

/** The worker's text, run with a scope that writes down what it does. */
function worker(openPages: string[] = []) {
  const listeners = new Map<string, Listener>()
  const done: unknown[][] = []
  const note =
    (what: string) =>
    (...given: unknown[]) =>
      done.push([what, ...given])
  const pages = openPages.map((url) => ({ url, focus: () => done.push(['focus', url]) }))
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: note('show') },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: note('open') },
  }
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function('self', pushListeners)(self)
  async function fire(name: string, event: object) {
    const waits: unknown[] = []
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => waits.push(promise) })
    await Promise.all(waits)
    return done
  }
  return fire
}

const message = { title: 'Bereit · Bestellung 342', body: 'Ihr Essen ist bereit.', url: '/de/track/x', tag: 'x' }

test('a message is shown, a later one about the same order in its place', async () => {
  const done = await worker()('push', { data: { json: () => message } })
  const { title, body, url, tag } = message
  expect(done).toEqual([['show', title, { body, tag, renotify: true, data: { url } }]])
})

test('a tap leads to the order: to its page where that is open, to a new one otherwise', async () => {
  const notification = { data: { url: message.url }, close: () => undefined }
  expect(await worker()('notificationclick', { notification })).toEqual([['open', message.url]])
  const open = `https://grill.example${message.url}`
  expect(await worker(['https://grill.example/de', open])('notificationclick', { notification })).toEqual([
    ['focus', open],
  ])
})
