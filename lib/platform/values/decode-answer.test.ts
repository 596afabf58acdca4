import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { contract } from '@/app/api/v1/contract/table'
import { francs } from './amount'
import { type Amount, type AmountName, decodeAnswer, type Decoded, type Moment, type MomentName } from './decode-answer'
import { moment } from './moment'

type Spec = (typeof contract)[keyof typeof contract]
type Answered = AnsweredBy<Spec>
// The client asks for no bare list and no file.
type AnsweredBy<Each> = Each extends { answers: 'bare' | 'file' }
  ? never
  : Each extends { answer: infer Answer extends z.ZodType }
    ? z.output<Answer>
    : never

/** Of fields at every depth. */
type NamesOf<Kind, Wire> = Wire extends string | number | boolean | null | undefined
  ? never
  : Wire extends readonly (infer Entry)[]
    ? NamesOf<Kind, Entry>
    : Wire extends object
      ? { [Name in keyof Wire]-?: NamesIn<Kind, Name, Wire[Name]> }[keyof Wire]
      : never
type NamesIn<Kind, Name, Field> = ([Extract<Field, Kind>] extends [never] ? never : Name) | NamesOf<Kind, Field>

test('the names of amounts and moments are those of the contract', () => {
  expectTypeOf<AmountName>().toEqualTypeOf<NamesOf<Amount, Answered>>()
  expectTypeOf<NamesOf<Moment, Answered>>().toExtend<MomentName>()
})

/** Of numbers that are no amounts. */
type CountNames<Wire> = Wire extends string | number | boolean | null | undefined
  ? never
  : Wire extends readonly (infer Entry)[]
    ? CountNames<Entry>
    : Wire extends object
      ? {
          [Name in keyof Wire]-?:
            | (string extends Name
                ? never
                : [Exclude<Extract<Wire[Name], number>, Amount>] extends [never]
                  ? never
                  : Name)
            | CountNames<Wire[Name]>
        }[keyof Wire]
      : never

test('no count has the name of an amount, or the browser would read it as Rappen', () => {
  expectTypeOf<CountNames<Answered> & AmountName>().toEqualTypeOf<never>()
  expectTypeOf<'quantity'>().toExtend<CountNames<Answered>>()
})

const answer = z.object({
  order_id: z.string(),
  name: z.string(),
  name_fr: z.string(),
  address_line2: z.string(),
  own_price: francs.nullable(),
  created_at: moment,
  held_until: moment.nullable(),
  items: z.array(z.object({ price: francs, is_free: z.boolean(), note: z.string().optional() })),
})

test('an answer has our names, whole Rappen and dates, and a text keeps its language', () => {
  const wire = answer.parse({
    ...{ order_id: 'ORD-1', name: 'Pommes', name_fr: 'Frites', address_line2: '', own_price: null },
    ...{ created_at: '2026-11-20T17:00:00.000Z', held_until: null, items: [{ price: 16.35, is_free: false }] },
  })
  const read = decodeAnswer(wire)
  expect(read).toEqual({
    ...{ orderId: 'ORD-1', name: 'Pommes', name_fr: 'Frites', addressLine2: '', ownPriceRappen: null },
    ...{ createdAt: new Date('2026-11-20T17:00:00Z'), heldUntil: null, items: [{ priceRappen: 1635, isFree: false }] },
  })
  expectTypeOf(read.items).toEqualTypeOf<{ priceRappen: number; isFree: boolean; note?: string | undefined }[]>()
  expectTypeOf<Decoded<typeof wire>['heldUntil']>().toEqualTypeOf<Date | null>()
})

test('a text stays a text, whatever is written in it', () => {
  expect(decodeAnswer({ note: '2026-11-20T17:00:00.000Z', until: '14:00' })).toEqual({
    note: '2026-11-20T17:00:00.000Z',
    until: '14:00',
  })
})
