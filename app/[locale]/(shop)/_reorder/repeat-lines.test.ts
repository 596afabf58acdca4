import { expect, test } from 'vitest'
import type { CartOption } from '@/app/_client/cart/cart-entry'
import { trackedOrder } from '@/lib/orders/answers'
import { quoteAnswer, type QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { decodeAnswer } from '@/lib/platform/values/decode-answer'
import { goneName, type OrderedItem, priceDifferences, type RepeatedLine, repeatLines } from './repeat-lines'

const option = (id: string): CartOption => {
  return { optionId: id, name: id, name_en: `${id} (en)`, quantity: 1, isOnlyOne: false }
}

function ordered(name: string, ...ids: string[]): OrderedItem {
  const item = {
    name,
    quantity: 1,
    priceRappen: 1000,
    subtotalRappen: 1000,
    menuItemId: name,
    vatRate: 2.6,
    note: 'well done',
  }
  return { ...item, options: ids.map(option) } as unknown as OrderedItem
}

interface Menu {
  lost?: string[]
  /** Without which the dish cannot be ordered. */
  required?: string[]
  gone?: string[]
}

/** Answers as the kitchen does: lines of what it knows, and problems by the place of the line. */
function kitchen({ lost = [], required = [], gone = [] }: Menu) {
  const asked: RepeatedLine[][] = []
  const ask = async (lines: RepeatedLine[]) => {
    asked.push(lines)
    const problems = lines.flatMap(({ item, options }, index) => {
      const about = { item: item.name, index }
      if (gone.includes(item.name)) return [{ ...about, code: 'item_unknown' }]
      const ids = options?.map(({ optionId }) => optionId)
      return [
        ...lost.filter((id) => ids?.includes(id)).map((id) => ({ ...about, code: 'option_sold_out', option: id })),
        ...(ids && required.some((id) => !ids.includes(id)) ? [{ ...about, code: 'options_invalid' }] : []),
      ]
    })
    const lines_ = lines.filter(({ item }) => !gone.includes(item.name)).map(({ item }) => ({ name: item.name }))
    return { lines: lines_, problems } as unknown as QuoteAnswer
  }
  return { ask, asked }
}

const said = (repeated: Awaited<ReturnType<typeof repeatLines>>) => ({
  lines: repeated?.lines.map(({ item, options }) => [item.name, options?.map(({ optionId }) => optionId)]),
  gone: repeated?.gone.map((thing) => goneName(thing, 'de')),
  open: repeated?.open.map(({ line, options }) => [line.name, ...options.map(({ optionId }) => optionId)]),
})

test('what is all still there is asked for once, with its choices', async () => {
  const { ask, asked } = kitchen({})
  const repeated = await repeatLines([ordered('Pizza', 'large', 'cheese'), ordered('Cola')], ask)
  expect(said(repeated)).toEqual({
    lines: [
      ['Pizza', ['large', 'cheese']],
      ['Cola', []],
    ],
    gone: [],
    open: [],
  })
  expect(asked).toHaveLength(1)
})

test('an option that is gone is named, and the dish comes without it', async () => {
  const { ask } = kitchen({ lost: ['cheese'] })
  const repeated = await repeatLines([ordered('Pizza', 'large', 'cheese'), ordered('Pizza', 'large')], ask)
  expect(said(repeated)).toEqual({
    lines: [
      ['Pizza', ['large']],
      ['Pizza', ['large']],
    ],
    gone: ['cheese (Pizza)'],
    open: [],
  })
})

test('a dish that cannot be ordered without what is gone waits for another choice, one that is gone is named', async () => {
  const { ask } = kitchen({ lost: ['small'], required: ['large'], gone: ['Salat'] })
  const repeated = await repeatLines(
    [ordered('Salat'), ordered('Pizza', 'small', 'egg'), ordered('Calzone', 'large')],
    ask,
  )
  expect(said(repeated)).toEqual({
    lines: [['Calzone', ['large']]],
    gone: ['Salat', 'small (Pizza)'],
    open: [['Pizza', 'egg']],
  })
  expect(await repeatLines([ordered('Salat')], ask)).toBeNull()
})

test('a dish that asks something since gets its defaults', async () => {
  const { ask } = kitchen({ required: ['large'] })
  expect(said(await repeatLines([ordered('Pizza')], ask))).toEqual({
    lines: [['Pizza', undefined]],
    gone: [],
    open: [],
  })
})

test('where every dish waits for another choice, that is what is left', async () => {
  const { ask } = kitchen({ lost: ['small'], required: ['large'] })
  const repeated = await repeatLines([ordered('Pizza', 'small')], ask)
  expect(said(repeated)).toEqual({ lines: [], gone: ['small (Pizza)'], open: [['Pizza']] })
  expect(repeated?.quote.lines).toEqual([])
})

const eaten = { options: [], menu_item_id: 'a', vat_rate: 2.6 }
const order = trackedOrder.pick({ items: true }).parse({
  items: [
    { ...eaten, name: 'Margherita', quantity: 1, price: 15.5, subtotal: 15.5 },
    { ...eaten, name: 'Cola', quantity: 2, price: 4, subtotal: 8 },
  ],
})
const line = { quantity: 1, image: null, subtotal: 16, note: '', minimum_age: 0, volume_ml: null, options: [] }
const quote = quoteAnswer.pick({ lines: true }).parse({
  lines: [
    { ...line, menu_item_id: 'a', name: 'margherita', price: 16 },
    { ...line, menu_item_id: 'b', name: 'Cola', price: 4 },
  ],
})

const asked = decodeAnswer({ order, quote })

test('a price that is another one today is named, whatever the case of the name', () => {
  expect(priceDifferences(asked as Parameters<typeof priceDifferences>[0])).toEqual([
    { line: asked.quote.lines[0], beforeRappen: 1550, nowRappen: 1600 },
  ])
})
