import { expect, test } from '../support/machine/calls'
import { pagesFor } from '../support/pages'
import { cookieOf, settled, type Role } from '../support/people'

const all = Object.values(pagesFor).flat()

/** The administrators' own are opened one by one in `staff/every-page.spec.ts`. */
const mayOpen = {
  staff: pagesFor.staff,
  manager: [...pagesFor.staff, ...pagesFor.manager],
}

for (const [role, pages] of Object.entries(mayOpen) as [Role, string[]][])
  test(`the pages of the admin area that ${role} may open`, async ({ request, kitchen }) => {
    const headers = await cookieOf(await kitchen.hire(role), 'admin')
    // One after the other: what one client asks for at once has a limit.
    const statuses: [string, number][] = []
    for (const name of all) statuses.push([name, (await request.get(`/admin/${name}`, { headers })).status()])
    expect(statuses).toEqual(all.map((name) => [name, pages.includes(name) ? 200 : 403]))
  })

test('every page of the admin area sends visitors and customers to its login', async ({ request }) => {
  for (const headers of [{}, await cookieOf(await settled())])
    for (const name of all) {
      const answer = await request.get(`/admin/${name}`, { headers, maxRedirects: 0 })
      expect(answer.headers().location, name).toBe(`/admin/login?next=${encodeURIComponent(`/admin/${name}`)}`)
    }
})
