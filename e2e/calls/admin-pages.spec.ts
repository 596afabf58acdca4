import { expect, test } from '../support/calls'
import { cookieOf, settled, type Role } from '../support/people'

const forEveryStaff = ['orders', 'orders/all', 'payments', 'cash-up']
const forManagers = ['dashboard', 'categories', 'products', 'options', 'menu-file', 'settings', 'messages', 'devices']
const forTheOwner = ['users', 'report', 'report/period', 'mail']
const alsoForManagers = ['changes']
const all = [...forEveryStaff, ...forManagers, ...forTheOwner, ...alsoForManagers]

const mayOpen: Record<Exclude<Role, 'customer'>, string[]> = {
  staff: forEveryStaff,
  manager: [...forEveryStaff, ...forManagers, ...alsoForManagers],
  admin: all,
}

for (const [role, pages] of Object.entries(mayOpen) as [Role, string[]][])
  test(`the pages of the admin area that ${role} may open`, async ({ request, kitchen }) => {
    const headers = await cookieOf(await kitchen.hire(role), 'admin')
    const statuses = await Promise.all(
      all.map(async (name) => [name, (await request.get(`/admin/${name}`, { headers })).status()] as const),
    )
    expect(statuses).toEqual(all.map((name) => [name, pages.includes(name) ? 200 : 403]))
  })

test('every page of the admin area sends visitors and customers to its login', async ({ request }) => {
  for (const headers of [{}, await cookieOf(await settled())])
    for (const name of all) {
      const answer = await request.get(`/admin/${name}`, { headers, maxRedirects: 0 })
      expect(answer.headers().location, name).toBe(`/admin/login?next=${encodeURIComponent(`/admin/${name}`)}`)
    }
})
