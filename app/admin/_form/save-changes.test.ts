import { describe, expect, it } from 'vitest'
import { ApiRefusal } from '@/app/_client/api'
import { saveChanges, textOf, type Choice, type Current } from './save-changes'

interface Dish {
  version: number
  name: string
  price: number
  allergens: string[] | null
  position: number
}
type Fields = Record<'name' | 'price' | 'allergens', string>

const opened: Dish = { version: 1, name: 'Rösti', price: 12.5, allergens: ['milk'], position: 3 }
const untouched: Fields = { name: 'Rösti', price: '12.50', allergens: '["milk"]' }
const show = (_field: string, value: unknown) => (Array.isArray(value) ? value.join() : textOf(value))

/** A shop in which another person has saved `changes` since the form was opened. */
function shopWith(changes: Partial<Dish>[], choice: Choice = {}) {
  const history = changes.reduce<Dish[]>(
    (dishes, change, index) => [...dishes, { ...(dishes.at(-1) ?? opened), ...change, version: index + 2 }],
    [opened],
  )
  const asked: string[][] = []
  const sent: Partial<Fields>[] = []
  let at = 0
  return {
    asked,
    sent,
    /** Each try meets the next version, as if another person were always faster, until there is no newer one. */
    async change(fields: Partial<Fields>, ifMatch: number): Promise<Dish> {
      sent.push(fields)
      at = Math.min(at + 1, history.length - 1)
      const current = history[at] ?? opened
      if (current.version === ifMatch) return current
      throw new ApiRefusal('changed_meanwhile', '', {}, { ...current, changed_at: null, changed_by: null }, null)
    },
    async choose(_current: Current, found: { field: string; isTyped: boolean }[]) {
      asked.push(found.map(({ field, isTyped }) => `${field}${isTyped ? ' typed' : ''}`))
      return choice
    },
  }
}

describe('saving what another person has changed', () => {
  it('asks nothing where no other person was faster', async () => {
    const shop = shopWith([])
    const { isMerged } = await saveChanges({ fields: untouched, opened, untouched, show, ...shop })
    expect([shop.asked, isMerged]).toEqual([[], false])
  })

  it('asks nothing where only fields that the form does not show have changed', async () => {
    const shop = shopWith([{ position: 4 }])
    await saveChanges({ fields: { ...untouched, name: 'Rööschti' }, opened, untouched, show, ...shop })
    expect([shop.asked, shop.sent.at(-1)]).toEqual([[], { ...untouched, name: 'Rööschti' }])
  })

  it('asks about the fields that differ, and leaves out those of which the other version is taken', async () => {
    const shop = shopWith([{ price: 13, name: 'Rösti Bern' }], { price: 'theirs', name: 'mine' })
    const fields = { ...untouched, name: 'Rööschti' }
    const { isMerged } = await saveChanges({ fields, opened, untouched, show, ...shop })
    expect(shop.asked).toEqual([['name typed', 'price']])
    expect(shop.sent.at(-1)).toEqual({ name: 'Rööschti', allergens: '["milk"]' })
    expect(isMerged).toBe(true)
  })

  it('asks nothing where both have made the same of a field', async () => {
    const shop = shopWith([{ allergens: ['milk', 'eggs'] }])
    const fields = { ...untouched, allergens: '["milk","eggs"]' }
    await saveChanges({ fields, opened, untouched, show, ...shop })
    expect(shop.asked).toEqual([])
  })

  it('asks again about what has changed again in the meantime, and about nothing else', async () => {
    const shop = shopWith([{ price: 13 }, { name: 'Rösti Bern' }], { price: 'theirs', name: 'mine' })
    await saveChanges({ fields: untouched, opened, untouched, show, ...shop })
    expect(shop.asked).toEqual([['price'], ['name']])
    expect(shop.sent.at(-1)).toEqual({ name: 'Rösti', allergens: '["milk"]' })
  })

  it('saves nothing where the person does not choose', async () => {
    const shop = shopWith([{ price: 13 }], null)
    const saving = saveChanges({ fields: untouched, opened, untouched, show, ...shop })
    await expect(saving).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(shop.sent).toHaveLength(1)
  })
})
