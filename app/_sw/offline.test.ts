import { expect, test } from 'vitest'
import { offlinePages } from './offline'

type Answer = (event: object) => void

const origin = 'https://grill.example'

/** The worker's text, with stores in memory and a network that can be taken away. */
function worker(named = 'b1', { stores = new Map<string, Map<string, string>>(), isShopOpen = true } = {}) {
  const listeners = new Map<string, Answer>()
  const network = { isThere: true, asked: [] as string[] }
  const pathOf = (target: string | { url: string }) =>
    new URL(typeof target === 'string' ? target : target.url, origin).pathname
  const fetched = async (target: string | { url: string }) => {
    network.asked.push(pathOf(target))
    if (!network.isThere) throw new TypeError('no network')
    return new Response(`page ${pathOf(target)}`)
  }
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>()
    stores.set(name, store)
    return {
      match: async (target: string) =>
        store.has(pathOf(target)) ? new Response(store.get(pathOf(target))) : undefined,
      put: async (target: string, response: Response) => void store.set(pathOf(target), await response.text()),
      add: async () => undefined,
    }
  }
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (target: string) => {
      for (const name of stores.keys()) {
        const found = await (await open(name)).match(target)
        if (found) return found
      }
      return undefined
    },
  }
  const self = {
    addEventListener: (name: string, listener: Answer) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined, matchAll: async () => [{ url: `${origin}/de/dish/1` }] },
    location: { origin },
  }
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function('self', 'caches', 'fetch', offlinePages(named, { isShopOpen, shopName: 'Grill & Co' }))(
    self,
    caches,
    fetched,
  )
  async function fire(name: string, event: object = {}) {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (response: Promise<Response>) => (answer = response),
    })
    const response = await answer
    await Promise.all(waits)
    return response?.text()
  }
  const visit = (path: string, { method = 'GET', headers = {}, mode = 'navigate' } = {}) =>
    fire('fetch', { request: { url: origin + path, method, mode, headers: new Headers(headers) } })
  return { network, stores, visit, activate: () => fire('activate') }
}

test('a page that was seen opens without a network, and with one it is the newest', async () => {
  const { visit, network } = worker()
  expect(await visit('/de/menu')).toBe('page /de/menu')
  expect(await visit('/de/menu')).toBe('page /de/menu')
  expect(network.asked).toEqual(['/de/menu', '/de/menu'])
  network.isThere = false
  expect(await visit('/de/menu?q=pizza')).toBe('page /de/menu')
  expect(await visit('/de/about')).toContain('Keine Verbindung.')
})

test('what cannot be had without a network is said in the words of the shop, in the language of the address', async () => {
  const { visit, network } = worker()
  network.isThere = false
  const page = await visit('/fr/dish/1')
  for (const words of ['Pas de connexion.', 'Grill &amp; Co', 'href="/fr/menu"']) expect(page).toContain(words)
  expect(await visit('/checkout')).toContain('href="/menu"')
})

test.each(['/api/v1/shop', '/admin/orders'])('%s never passes here', async (path) => {
  const { visit, stores } = worker()
  expect(await visit(path)).toBeUndefined()
  expect(stores.size).toBe(0)
})

test.each(['/checkout', '/profile', '/login'])('%s is asked for each time, and never stored', async (path) => {
  const { visit, stores } = worker()
  expect(await visit(path)).toBe(`page ${path}`)
  expect(stores.size).toBe(0)
})

test("a change never passes here, nor does the router's data, whose page is kept whole beside it", async () => {
  const { visit, stores } = worker()
  expect(await visit('/de/menu', { method: 'POST' })).toBeUndefined()
  expect(await visit('/de/dish/7', { headers: { rsc: '1' }, mode: 'cors' })).toBeUndefined()
  expect([...(stores.get('pages-b1')?.keys() ?? [])]).toEqual(['/de/dish/7'])
})

test('an own order lies in a store of its own, which signing out deletes', async () => {
  const { visit, stores, network } = worker()
  await visit('/track/ORD-20261122-0000000000')
  expect([...stores.keys()]).toEqual(['private-pages'])
  stores.delete('private-pages')
  network.isThere = false
  expect(await visit('/track/ORD-20261122-0000000000')).toContain('Keine Verbindung.')
})

test('a new build or look deletes what the last one stored, and begins with what is open and the menu', async () => {
  const { visit, stores } = worker()
  await visit('/de/about')
  const next = worker('b2', { stores })
  await next.activate()
  expect([...stores.keys()]).toEqual(['pages-b2'])
  expect([...(stores.get('pages-b2')?.keys() ?? [])]).toEqual(['/de/dish/1', '/de/menu'])
})

test('a shop that is not open any more takes back every page, and stores none', async () => {
  const { visit, stores } = worker()
  await visit('/de/menu')
  await visit('/track/ORD-20261122-0000000000')
  const next = worker('b1', { stores, isShopOpen: false })
  await next.activate()
  expect(stores.size).toBe(0)
  expect(await next.visit('/de/menu')).toBeUndefined()
  expect(stores.size).toBe(0)
})
