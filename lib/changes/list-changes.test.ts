import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin, Manager } from '@/lib/accounts/caller'
import { changeUser } from '@/lib/accounts/users/change-user'
import { deleteMenuItem, updateMenuItem } from '@/lib/menu/items/change-menu-item'
import { setAvailability } from '@/lib/menu/availability/set-availability'
import { db } from '@/lib/platform/database/db'
import { parseCursor } from '@/lib/platform/requests/pagination'
import { saveText } from '@/lib/shop/save-text'
import { updateShop } from '@/lib/shop/settings/update-shop'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { answerCall } from '@/lib/testing/calls/calls'
import { pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator, officeManager } from '@/lib/testing/shop/staff'
import type { ChangeQuery } from './change-query'
import { listAuthors, listSubjects } from './list-authors'
import { listChanges } from './list-changes'

let admin: Admin
let manager: Manager
let burgerId: string

beforeAll(async () => {
  await createShop()
  admin = await administrator()
  manager = await officeManager()
  const burger = await db().menuItem.findFirstOrThrow({ where: { name: 'Limmat Burger' } })
  burgerId = burger.id
})
beforeEach(async () => {
  await asOwner('truncate audit_entry')
})

async function found(query: ChangeQuery, caller: Manager = admin): Promise<string[]> {
  const { items } = await listChanges(caller, query)
  return items.map(({ subject, thing, action, after }) =>
    [subject, thing.name, action, JSON.stringify(after)].join(' '),
  )
}

const cheaper = { priceRappen: 1750 }
const priceOfBurger = 'menu_item Limmat Burger changed {"priceRappen":1750}'

describe('the list of changes', () => {
  test('says who changed what of which thing, newest first', async () => {
    await updateMenuItem(manager, burgerId, cheaper)
    await updateShop(admin, { leadTimeMinutes: 35 })
    expect(await found({})).toEqual(['shop  changed {"leadTimeMinutes":35}', priceOfBurger])
    const { items } = await listChanges(admin, { subject: 'menu_item' })
    expect(items[0]).toMatchObject({
      author: { name: 'Ana Muster', email: manager.email, role: 'manager' },
      before: { priceRappen: 1890 },
      thing: { at: { kind: 'menu_item', id: burgerId } },
    })
    await updateMenuItem(manager, burgerId, { priceRappen: 1890 })
  })

  test('names the device beside the person, or alone', async () => {
    const { device } = await pairedDevice()
    await setAvailability(device, burgerId, { available: false })
    await setAvailability(device, burgerId, { available: true })
    const { items } = await listChanges(admin, { by: device.deviceId })
    expect(items.map((item) => [item.author, item.device])).toEqual([
      [null, device.name],
      [null, device.name],
    ])
  })

  test('is narrowed to a person, a kind, a thing, days of Zurich', async () => {
    const entry = { subject: 'menu_item', subjectId: burgerId, action: 'changed', before: {}, after: {} }
    const at = (text: string) => new Date(text)
    await db().auditEntry.createMany({
      data: [
        { ...entry, byUserId: admin.userId, at: at('2026-03-28T22:59:00Z'), after: { n: 1 } },
        { ...entry, byUserId: admin.userId, at: at('2026-03-28T23:00:00Z'), after: { n: 2 } },
        { ...entry, byUserId: manager.userId, at: at('2026-03-29T21:59:00Z'), after: { n: 3 } },
        { ...entry, subject: 'category', at: at('2026-03-29T22:00:00Z'), after: { n: 4 } },
      ],
    })
    const numbers = async (query: ChangeQuery) => (await listChanges(admin, query)).items.map(({ after }) => after?.n)
    expect(await numbers({ from: '2026-03-29', until: '2026-03-29' })).toEqual([3, 2])
    expect(await numbers({ by: admin.userId })).toEqual([2, 1])
    expect(await numbers({ subject: 'category' })).toEqual([4])
    expect(await numbers({ subject: 'menu_item', subjectId: burgerId, until: '2026-03-28' })).toEqual([1])
  })

  test('goes on behind its last row, however many are of the same moment', async () => {
    const at = new Date('2026-05-01T10:00:00Z')
    const entry = { at, subject: 'shop', subjectId: '1', action: 'changed', before: {} }
    await db().auditEntry.createMany({ data: Array.from({ length: 7 }, (_, n) => ({ ...entry, after: { n } })) })
    const numbers: unknown[] = []
    let next: string | null = ''
    while (next !== null) {
      const cursor = parseCursor(next, /^\d+$/) ?? undefined
      const page = await listChanges(admin, { cursor }, 3)
      numbers.push(...page.items.map(({ after }) => after?.n))
      next = page.next
    }
    expect(numbers).toEqual([6, 5, 4, 3, 2, 1, 0])
  })
})

describe('a search', () => {
  beforeEach(async () => {
    await updateMenuItem(manager, burgerId, { priceRappen: 1890, description: { de: '' } })
    await updateShop(admin, { ownerName: '' })
    await asOwner('truncate audit_entry')
    await updateMenuItem(manager, burgerId, { ...cheaper, description: { de: 'Mit Bärlauch, 100%' } })
    await updateShop(admin, { ownerName: 'Quendoline' })
    const after = { email: 'anna@example.com', file: '„alte_Karte“.pdf', note: '日本' }
    await db().auditEntry.create({ data: { subject: 'user', subjectId: '1', action: 'changed', before: {}, after } })
  })

  test.each([
    ['the name of the thing', 'limmat bu', 1],
    ['the beginning of a word', 'bärl', 1],
    ['an amount as people write it', '17.50', 1],
    ['two words of one value', 'mit bärlauch', 1],
    ['a word of another change', 'quendoline', 1],
    ['a word within an address', 'example', 1],
    ['a word beside others in a file’s name', 'karte', 1],
    ['letters of another script', '日本', 1],
    ['nothing', 'gibtesnicht', 0],
    ['a per cent sign', '%', 0],
    ['an underscore', '_', 0],
    ['what PostgreSQL would read as more than words', "zz & | ! ( : * ' \\ --", 0],
  ])('for %s', async (_what, search, count) => {
    expect(await found({ search })).toHaveLength(count)
  })

  test('finds a text that PostgreSQL would take seconds to cut into words', async () => {
    const place = { kind: 'about', language: 'de' } as const
    await saveText(manager, place, { markdown: `${'_a'.repeat(6500)} Zitrone` })
    expect(await found({ search: 'zitrone' })).toHaveLength(1)
  })

  test('goes on behind the newest entries, for words that many say and for one that an old entry says', async () => {
    const entry = { subject: 'shop', subjectId: '1', action: 'changed', before: {} }
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1000)
    const old = { ...entry, at: at(0), after: { ownerName: 'Selten' } }
    const many = Array.from({ length: 2100 }, (_, n) => ({ ...entry, at: at(n + 1), after: { ownerName: `Oft ${n}` } }))
    await db().auditEntry.createMany({ data: [old, ...many] })
    expect(await found({ search: 'selten' })).toEqual(['shop  changed {"ownerName":"Selten"}'])
    const { items, next } = await listChanges(admin, { search: 'oft' }, 3)
    expect(items.map(({ after }) => after?.ownerName)).toEqual(['Oft 2099', 'Oft 2098', 'Oft 2097'])
    expect(next).not.toBeNull()
  })

  test('finds a dish that is gone by its name, the changes of its price as well', async () => {
    const category = await db().category.findFirstOrThrow()
    const gone = await db().menuItem.create({
      data: { name: 'Zwetschgenwähe', priceRappen: 700, categoryId: category.id, position: 99 },
    })
    await updateMenuItem(manager, gone.id, { priceRappen: 750 })
    await deleteMenuItem(manager, gone.id, {})
    expect((await found({ search: 'zwetschgen' })).map((line) => line.split(' ')[2])).toEqual(['deleted', 'changed'])
  })
})

describe('a manager', () => {
  test('sees nothing of people and of the settings of money', async () => {
    const { userId } = await signedIn()
    await changeUser(admin, userId, { disabled: true })
    await updateShop(admin, { pickupMinimumRappen: 3100 })
    await updateShop(admin, { pickupMinimumRappen: 3200, leadTimeMinutes: 21 })
    expect(await found({}, manager)).toEqual(['shop  changed {"leadTimeMinutes":21}'])
    expect(await found({})).toHaveLength(3)
    expect(await listSubjects(manager)).toEqual(['shop'])
    expect(await listSubjects(admin)).toEqual(['shop', 'user'])
    expect((await listAuthors(admin)).map(({ id }) => id)).toEqual([admin.userId])
  })
})

describe('GET changes/export', () => {
  async function csv(bearer: string, query = ''): Promise<Response> {
    return answerCall(
      new Request(`http://localhost/api/v1/changes/export${query}`, { headers: { authorization: `Bearer ${bearer}` } }),
    )
  }

  test('a line for each value, as a spreadsheet of this country opens it; formulas are texts', async () => {
    const { bearer } = await signedIn('admin')
    await updateMenuItem(manager, burgerId, { description: { de: '=1+1' }, priceRappen: 1990 })
    const response = await csv(bearer, '?language=de&subject=menu_item')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = Buffer.from(await response.arrayBuffer()).toString()
    const [head, ...lines] = text.slice(1).trimEnd().split('\r\n')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(head).toBe('Zeit;Person;E-Mail;Rolle;Gerät;Art;Was;ID;Änderung;Angabe;Vorher;Nachher')
    const about = `;Ana Muster;${manager.email};Leitung;;Gericht;Limmat Burger;${burgerId};geändert;`
    expect(lines.map((line) => line.slice(16).replace('\u00A0', ' ').replace('\u00A0', ' '))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^.*Beschreibung: Deutsch;.*;'=1\+1$/)]),
    )
    expect(lines.every((line) => line.slice(16).startsWith(about))).toBe(true)
    expect(lines.some((line) => /;Preis;CHF.\d\d\.\d\d;CHF.19\.90$/.test(line))).toBe(true)
  })

  test('goes on over many pages, and says nothing to staff', async () => {
    const entry = { subject: 'shop', subjectId: '1', action: 'changed', before: { name: 'a' }, after: { name: 'b' } }
    await db().auditEntry.createMany({ data: Array.from({ length: 1203 }, () => entry) })
    const { bearer } = await signedIn('manager')
    expect((await (await csv(bearer)).text()).trimEnd().split('\r\n')).toHaveLength(1204)
    expect((await csv((await signedIn('staff')).bearer)).status).toBe(403)
    for (const query of ['?from=2026-13-01', '?by=x', '?subject=DROP', '?unknown=1'])
      expect((await csv(bearer, query)).status).toBe(400)
  })
})
