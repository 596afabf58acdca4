import { expect, test } from '../support/calls'
import { publicPages } from '../support/pages'

// A page is kept for everybody as the first visitor made it be rendered: nothing of him may be in it.
const marks = { query: 'first-visitor-query', cookie: 'first-visitor-cookie', header: 'first-visitor-header' }
const ofTheFirst = {
  Cookie: `visitor=${marks.cookie}`,
  'User-Agent': marks.header,
  Referer: `https://other.example/${marks.header}`,
  'X-Request-Id': marks.header,
}
const asPage: Record<string, string> = {}
const asData = { RSC: '1' }

for (const language of ['de', 'en'])
  test(`what is kept of the pages in ${language} tells nothing of who saw them first`, async ({ kitchen, request }) => {
    for (const path of publicPages) {
      const address = `/${language}${path}`
      for (const way of [asPage, asData]) {
        // A changed menu: nothing of the pages before is kept.
        await kitchen.addMenuItem()
        const query = `next=/track/${marks.query}&mail=${marks.query}@somewhere.example`
        const first = await request.get(`${address}?${query}`, { headers: { ...ofTheFirst, ...way } })
        expect([200, 404], address).toContain(first.status())
        for (const later of [asPage, asData]) {
          const kept = await (await request.get(address, { headers: later })).text()
          for (const mark of Object.values(marks)) expect(kept.includes(mark), `${mark} in ${address}`).toBe(false)
        }
      }
    }
  })
