import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { cookieValue, sessionCookie, sessionCookieName } from '@/lib/platform/requests/sealed-cookie'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { signedIn } from '@/lib/testing/shop/people'
import { countView, writeViews } from './count-views'

const noon = new Date('2027-03-03T11:00:00Z')

beforeEach(() => pool().query('delete from page_view'))

async function written(): Promise<unknown[]> {
  const { rows } = await pool().query<{ row: string }>(
    `select day::text || ' ' || page || ' ' || views as row from page_view order by 1`,
  )
  return rows.map(({ row }) => row)
}

test('views add up by day in Zurich and page, over several writings and processes', async () => {
  countView('home', { now: noon })
  countView('home', { now: noon })
  countView('menu', { now: new Date('2027-03-03T23:30:00Z') })
  await writeViews()
  countView('home', { now: noon })
  await writeViews()
  await writeViews()
  expect(await written()).toEqual(['2027-03-03 home 3', '2027-03-04 menu 1'])
})

test('what could not be written is written later', async () => {
  countView('cart', { now: noon })
  await asOwner('alter table page_view rename to away')
  await expect(writeViews()).rejects.toThrow('page_view')
  await asOwner('alter table away rename to page_view')
  countView('cart', { now: noon })
  await writeViews()
  expect(await written()).toEqual(['2027-03-03 cart 2'])
})

test('the table holds no page by an unknown name', async () => {
  const adding = pool().query(`insert into page_view values ('2027-03-03', 'track:ORD-1', 1)`)
  await expect(adding).rejects.toMatchObject({ constraint: 'page_view_page_check' })
})

test('what the staff looks at is not counted, what a customer looks at is', async () => {
  const cookieOf = async (sessionId: string) => cookieValue(await sessionCookie(sessionId, false), sessionCookieName())
  const staff = await signedIn('staff')
  const [cook, guest] = [await cookieOf(staff.caller.sessionId), await cookieOf((await signedIn()).caller.sessionId)]
  const look = () => {
    for (const cookie of [cook, guest, cook, null, 'made up', 'x'.repeat(5000)])
      countView('menu', { cookie, now: noon })
    countView('home', { cookie: cook, now: noon })
    return writeViews()
  }
  await look()
  expect(await written()).toEqual(['2027-03-03 menu 4'])
  await db().session.delete({ where: { id: staff.caller.sessionId } })
  await look()
  expect(await written()).toEqual(['2027-03-03 home 1', '2027-03-03 menu 10'])
})

test('views of the staff alone write nothing', async () => {
  const { caller } = await signedIn('manager')
  countView('home', {
    cookie: cookieValue(await sessionCookie(caller.sessionId, false), sessionCookieName()),
    now: noon,
  })
  await writeViews()
  expect(await written()).toEqual([])
})
