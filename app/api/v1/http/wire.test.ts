import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { answeredText, sentText, type Localized, localizedOf } from '@/lib/i18n/localized'
import { amount, francs } from '@/lib/platform/values/amount'
import { moment as answeredMoment } from '@/lib/platform/values/moment'
import { contract } from '../contract/table'
import type { Internal } from './internal'
import { fromWire, inWireNames, toWire } from './wire'

const moment = z.iso.datetime().transform((text) => new Date(text))
const answer = z.object({
  id: z.string(),
  delivery_fee: z.number(),
  address_line2: z.string(),
  sold_out_until: z.string().nullable(),
  order_lines: z.array(z.object({ unit_price: z.number(), is_free: z.boolean(), note: z.string().optional() })),
})
const body = z.object({
  id: z.string(),
  delivery_fee: amount.refine((rappen) => rappen < 1e9),
  address_line2: z.string(),
  sold_out_until: moment.nullable(),
  order_lines: z.array(z.object({ unit_price: amount, is_free: z.boolean(), note: z.string().optional() })),
})

/** The same row of numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function anything(next: () => number) {
  const rappen = () => Math.floor(next() * 999_999_999)
  return {
    id: String(rappen()),
    deliveryFeeRappen: rappen(),
    addressLine2: 'snake_case stays in a text',
    soldOutUntil: next() < 0.3 ? null : new Date(Math.floor(next() * 4e12)),
    orderLines: Array.from({ length: Math.floor(next() * 5) }, () => ({
      unitPriceRappen: rappen(),
      isFree: next() < 0.5,
      ...(next() < 0.5 && { note: '' }),
    })),
  }
}

describe('inside and contract', () => {
  it('hold the same: what leaves comes back equal, to the Rappen and the millisecond', () => {
    const next = numbers(7)
    for (let round = 0; round < 2000; round++) {
      const inside = anything(next)
      const wire = answer.parse(toWire(answer, inside))
      const sent = body.parse(JSON.parse(JSON.stringify(wire)))
      expect(fromWire(body, sent)).toEqual(inside)
    }
  })

  it('say amounts with at most two decimals', () => {
    const schema = z.object({ price: z.number() })
    for (let rappen = 0; rappen <= 100_000; rappen++) {
      const { price } = schema.parse(toWire(schema, { priceRappen: rappen }))
      expect(/^\d+(\.\d{1,2})?$/.test(JSON.stringify(price)) && Math.round(price * 100) === rappen).toBe(true)
    }
  })

  it('name the unit of an amount, and only of an amount', () => {
    const schema = z.object({
      delivery_fee: francs.nullable(),
      lead_minutes: z.int(),
      open_until: answeredMoment.nullable(),
    })
    expectTypeOf<Internal<z.output<typeof schema>>>().toEqualTypeOf<{
      deliveryFeeRappen: number | null
      leadMinutes: number
      openUntil: Date | null
    }>()
    expect(inWireNames(schema, { deliveryFeeRappen: 450, leadMinutes: 20, openUntil: new Date(0) })).toEqual({
      delivery_fee: 4.5,
      lead_minutes: 20,
      open_until: '1970-01-01T00:00:00.000Z',
    })
  })

  it('hold a text of the owner in all its languages under one name', () => {
    const answered = z.object({ info: answeredText(), info_en: answeredText().meta({ example: 'Hi' }) })
    const sent = z.object({ info: sentText(z.string()), info_en: sentText(z.string()) }).partial()
    const wire = { info: 'Grüezi', info_en: 'Hello' }
    const inside = { info: { de: 'Grüezi', en: 'Hello' } }
    expectTypeOf<Internal<z.input<typeof answered>>>().toEqualTypeOf<{ info: Localized }>()
    expect(inWireNames(answered, { info: localizedOf(inside.info) })).toEqual(wire)
    expect(toWire(answered, wire)).toEqual(wire)
    expect(fromWire(sent, sent.parse(wire))).toEqual(inside)
    expect(fromWire(sent, sent.parse({ info_en: '' }))).toEqual({ info: { en: '' } })
    expect(fromWire(sent, {})).toEqual({})
  })

  it('drop what the contract does not name, at every depth', () => {
    const line = { unitPriceRappen: 5, isFree: true, cost: 1 }
    const wire = toWire(answer, { id: '1', passwordHash: 'x', orderLines: [line], __proto__: { id: 2 } })
    expect(JSON.stringify(wire)).toBe('{"id":"1","order_lines":[{"unit_price":0.05,"is_free":true}]}')
  })

  it('keep null, lists without entries, and what has the contract’s names already', () => {
    const wire = { sold_out_until: null, delivery_fee: 7.5, order_lines: [] }
    expect(toWire(answer, wire)).toEqual(wire)
    expect(toWire(answer.nullable(), null)).toBeNull()
    expect(toWire(answer, { soldOutUntil: null, deliveryFeeRappen: null })).toEqual({
      sold_out_until: null,
      delivery_fee: null,
    })
    const form = z.object({ a_b: z.string(), price: amount }).partial()
    expect(fromWire(form, {})).toEqual({})
    const whole = form.required({ price: true })
    expect(fromWire(whole, whole.parse({ price: '2.50' }))).toEqual({ priceRappen: 250 })
  })

  it('agree on the names of every answer of the contract', () => {
    for (const spec of Object.values(contract)) {
      const names = spec.answer instanceof z.ZodObject ? Object.keys(spec.answer.shape) : []
      for (const name of names) expect(name).toMatch(/^[a-z]+(_?[a-z0-9]+)*$/)
    }
  })
})
