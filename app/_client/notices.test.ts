import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('window', { location: { pathname: '/checkout' } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

function texts(): string[] {
  return (JSON.parse(stored.get('notices') ?? '[]') as { text: string }[]).map(({ text }) => text)
}

test('a success is said on the page that it leads to, and not on the one after', async () => {
  const { notify, endNoticesOfOtherPages } = await import('./notices')
  notify('Order 103 is cancelled.')
  endNoticesOfOtherPages('/checkout')
  endNoticesOfOtherPages('/success')
  expect(texts()).toEqual(['Order 103 is cancelled.'])
  endNoticesOfOtherPages('/track/104')
  expect(texts()).toEqual([])
})

test('what was said before a trip to another house is not said after it', async () => {
  const saidAt = Date.now() - 60_000
  stored.set('notices', JSON.stringify([{ id: 1, kind: 'status', text: 'Old.', page: '/checkout', saidAt }]))
  const { notify } = await import('./notices')
  notify('New.', 'alert')
  expect(texts()).toEqual([])
})
