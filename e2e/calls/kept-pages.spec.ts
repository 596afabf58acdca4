import { createHash } from 'node:crypto'

import { expect, test } from '../support/machine/calls'
import { publicPages } from '../support/pages'

// A page is cached for all as the first visitor made it be rendered: nothing of theirs may be in it.
const marks = { query: 'first-visitor-query', cookie: 'first-visitor-cookie', header: 'first-visitor-header' }
const ofTheFirst = {
  Cookie: `visitor=${marks.cookie}`,
  'User-Agent': marks.header,
  Referer: `https://other.example/${marks.header}`,
  'X-Request-Id': marks.header,
}
const asPage: Record<string, string> = {}
const asData = { RSC: '1' }

test('what is kept of a page tells nothing of who saw it first', async ({ kitchen, request }) => {
  const query = `next=/track/${marks.query}&mail=${marks.query}@somewhere.example`
  for (const path of publicPages) {
    const address = `/de${path}`
    // A changed menu: nothing of the pages before is kept.
    await kitchen.addMenuItem()
    for (const way of [asPage, asData]) {
      const first = await request.get(`${address}?${query}`, { headers: { ...ofTheFirst, ...way } })
      expect([200, 404], address).toContain(first.status())
    }
    for (const later of [asPage, asData]) {
      const kept = await (await request.get(address, { headers: later })).text()
      for (const mark of Object.values(marks)) expect(kept.includes(mark), `${mark} in ${address}`).toBe(false)
    }
  }
})

test('the pages that are kept name each script in them, and run no other', async ({ request }) => {
  let compared = 0
  for (const path of publicPages) {
    const address = `/fr${path}`
    const page = await request.get(address)
    const { etag = '', 'content-security-policy': policy = '' } = page.headers()
    if (policy.includes("'nonce-")) continue
    const scripts = scriptsOf(await page.text())
    expect(scripts.length, address).toBeGreaterThan(1)
    const hashes = new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))
    const named = [...hashes].map((hash) => `'sha256-${hash}'`).join(' ')
    expect(policy.split('script-src ')[1], address).toBe(`'self' ${named}`)
    // A proxy has room for 4 kB of headers by default.
    expect(policy.length, address).toBeLessThan(1500)
    // Other calls change the menu all the time, and with it the pages: most are looked at between two changes.
    const others = [await request.head(address), await request.get(address, { headers: { 'If-None-Match': etag } })]
    for (const other of others.filter((answer) => answer.headers().etag === etag)) {
      expect(other.headers()['content-security-policy'], address).toBe(policy)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(0)
})

/** What runs of itself in a document, as a browser reads it: neither what is loaded nor what is data. */
function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
  return scripts.flatMap(([, attributes = '', content = '']) => (/src=|ld\+json/.test(attributes) ? [] : [content]))
}
