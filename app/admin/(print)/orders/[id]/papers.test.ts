import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { texts } from '@/lib/i18n/texts'
import { addCategory } from '@/lib/menu/change-category'
import { addMenuItem } from '@/lib/menu/items/change-menu-item'
import { addOptionGroup } from '@/lib/menu/options/write-group'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import { findReceipt } from '@/lib/orders/money/counter/list-receipts'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { exactlyOne, groupForm, idOf, optionForm } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { ReceiptPaper } from './receipt/receipt-paper'
import { TicketPaper } from './ticket/ticket-paper'

// Noon in Zurich.
const at = new Date('2027-03-03T11:00:00Z')
const one = { minUnits: 1, maxUnits: 1 }

let admin: Admin
let halves: [OptionGroup, OptionGroup]
let size: OptionGroup
let extras: OptionGroup
let menu: OptionGroup
let drink: OptionGroup
let cup: OptionGroup
let ids: { pizza: string; lunch: string }

beforeAll(async () => {
  await createShop()
  admin = await administrator()
  const half = (name: string) =>
    addOptionGroup(
      admin,
      groupForm(
        name,
        [optionForm('Margherita', 1650, { isDefault: true }), optionForm('Diavola', 2050, { kitchenName: 'DIAV' })],
        exactlyOne,
      ),
    )
  halves = [await half('Erste Hälfte'), await half('Zweite Hälfte')]
  size = await addOptionGroup(
    admin,
    groupForm('Grösse', [optionForm('30 cm', 0, { isDefault: true }), optionForm('40 cm', 700)], one),
  )
  const cheese = optionForm('Käse', 200, { sizePrices: [{ sizeId: idOf(size, '40 cm'), priceRappen: 300 }] })
  extras = await addOptionGroup(admin, groupForm('Extras', [cheese, optionForm('Oliven', 150)], { maxEach: 2 }))
  const choice = [optionForm('nur der Teller', 0, { isDefault: true }), optionForm('Menü mit Getränk', 350)]
  menu = await addOptionGroup(admin, groupForm('Als Menü?', choice, one))
  const beer = optionForm('Bier 5 dl', 250, { vatClass: 'standard', minimumAge: 16 })
  drink = await addOptionGroup(admin, groupForm('Getränk', [optionForm('Cola 4,5 dl', 0), beer], one))
  cup = await addOptionGroup(
    admin,
    groupForm('Becher', [optionForm('Mehrwegbecher, Depot', 200, { vatClass: 'none' })]),
  )
  await addDishes()
})

async function addDishes() {
  const { id: categoryId } = await addCategory(admin, { name: 'Mittag' })
  const groups = [...halves, size, extras].map(({ id }) => ({ id }))
  const pizza = await addMenuItem(admin, {
    name: 'Pizza halb-halb',
    priceRappen: 1650,
    categoryId,
    optionGroups: groups,
  })
  const drinks = [{ id: menu.id }, { id: drink.id, whenOptionId: idOf(menu, 'Menü mit Getränk') }, { id: cup.id }]
  const lunch = await addMenuItem(admin, { name: 'Mittagsteller', priceRappen: 1650, categoryId, optionGroups: drinks })
  ids = { pizza: pizza.id, lunch: lunch.id }
}

interface Line {
  item: 'pizza' | 'lunch'
  quantity: number
  options: [id: string, quantity?: number][]
}

/** What stands on both papers, a line for each line of paper; what changes with every order is a word in braces. */
async function papersOf(lines: Line[], total: number, more: object = {}) {
  const items = lines.map(({ item, quantity, options }) => ({
    menu_item_id: ids[item],
    quantity,
    options: options.map(([option_id, units = 1]) => ({ option_id, quantity: units })),
  }))
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, { items, total_amount: total, requested_for: undefined, ...more }, at)
  const receipt = await findReceipt(admin, orderId, { now: at })
  if (!receipt) throw new Error('the order is gone')
  const { id, number, shortNumber } = receipt.order
  const { board } = texts('de').admin
  const times = { due: 'sofort', placed: '3.3., 12:00', printed: '12:01' }
  const known = (text: string) => text.replaceAll(id, '{id}').replaceAll(`${number} ${shortNumber}`, '{number}')
  return {
    ticket: known(linesOf(createElement(TicketPaper, { order: receipt.order, board, ...times }))),
    receipt: known(linesOf(createElement(ReceiptPaper, { receipt, language: 'de' }))),
  }
}

function linesOf(paper: ReactElement): string {
  return renderToStaticMarkup(paper)
    .replace(/<br\/>|<span class="block[^>]*>|<\/(?:p|h1|li|tr|caption)>/g, '\n')
    .replace(/<\/th>|<\/strong>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

const large = () => [idOf(size, '40 cm')] as [string]
const half = (place: 0 | 1, name: string) => [idOf(halves[place], name)] as [string]

test('a large pizza of two halves with extra cheese', async () => {
  const options: Line['options'] = [half(0, 'Margherita'), half(1, 'Diavola'), large(), [idOf(extras, 'Käse')]]
  const { ticket, receipt } = await papersOf([{ item: 'pizza', quantity: 1, options }], 30.5)
  expect(ticket).toMatchInlineSnapshot(`
    "{number}
    Abholung · sofort
    1× Pizza halb-halb
    Erste Hälfte: Margherita
    Zweite Hälfte: DIAV
    40 cm
    Käse
    Ana Muster, +41 44 555 02 02
    bar CHF 30.50
    {id}
    3.3., 12:00 / 12:01"
  `)
  expect(receipt).toMatchInlineSnapshot(`
    "Limmat Grill
    Langstrasse 1, 8004 Zürich
    044 555 01 01
    CHE-123.456.788 MWST
    Quittung
    {id}
    03.03.2027, 12:00 · Abholung
    1 × Pizza halb-halb
    Erste Hälfte: Margherita
    Zweite Hälfte: Diavola
    40 cm
    Käse 30.50
    Total CHF 30.50
    Bar zu bezahlen CHF 30.50
    Noch nicht bezahlt
    MWST inbegriffen
    MWST 2.6 % von 30.50, netto 29.73 0.77
    Danke und en Guete!"
  `)
})

test('two menus with a beer each: no number that could be read for the wrong thing', async () => {
  const options: Line['options'] = [[idOf(menu, 'Menü mit Getränk')], [idOf(drink, 'Bier 5 dl')]]
  const { ticket, receipt } = await papersOf([{ item: 'lunch', quantity: 2, options }], 45)
  expect(ticket).toMatchInlineSnapshot(`
    "{number}
    Abholung · sofort
    2× Mittagsteller
    Menü mit Getränk
    Bier 5 dl
    Ausweis prüfen: 16+
    Ana Muster, +41 44 555 02 02
    bar CHF 45.00
    {id}
    3.3., 12:00 / 12:01"
  `)
  expect(receipt).toMatchInlineSnapshot(`
    "Limmat Grill
    Langstrasse 1, 8004 Zürich
    044 555 01 01
    CHE-123.456.788 MWST
    Quittung
    {id}
    03.03.2027, 12:00 · Abholung
    2 × Mittagsteller
    Menü mit Getränk
    Bier 5 dl 45.00
    Total CHF 45.00
    Bar zu bezahlen CHF 45.00
    Noch nicht bezahlt
    MWST inbegriffen
    MWST 2.6 % von 40.00, netto 38.99 1.01
    MWST 8.1 % von 5.00, netto 4.63 0.37
    Danke und en Guete!"
  `)
})

test('lines that are equal in every choice are cooked as one, and several units are said of each dish', async () => {
  const options: Line['options'] = [half(0, 'Diavola'), half(1, 'Diavola'), large(), [idOf(extras, 'Käse'), 2]]
  const small: Line['options'] = [half(0, 'Diavola'), half(1, 'Diavola'), [idOf(size, '30 cm')]]
  const lines: Line[] = [
    { item: 'pizza', quantity: 1, options },
    { item: 'pizza', quantity: 1, options: small },
    { item: 'pizza', quantity: 2, options: options.toReversed() },
  ]
  const { ticket, receipt } = await papersOf(lines, 3 * 33.5 + 20.5)
  expect(ticket).toMatchInlineSnapshot(`
    "{number}
    Abholung · sofort
    3× Pizza halb-halb
    Erste Hälfte: DIAV
    Zweite Hälfte: DIAV
    40 cm
    je 2 × Käse
    1× Pizza halb-halb
    Erste Hälfte: DIAV
    Zweite Hälfte: DIAV
    30 cm
    Ana Muster, +41 44 555 02 02
    bar CHF 121.00
    {id}
    3.3., 12:00 / 12:01"
  `)
  expect(receipt).toMatchInlineSnapshot(`
    "Limmat Grill
    Langstrasse 1, 8004 Zürich
    044 555 01 01
    CHE-123.456.788 MWST
    Quittung
    {id}
    03.03.2027, 12:00 · Abholung
    1 × Pizza halb-halb
    Erste Hälfte: Diavola
    Zweite Hälfte: Diavola
    40 cm
    2 × Käse 33.50
    1 × Pizza halb-halb
    Erste Hälfte: Diavola
    Zweite Hälfte: Diavola
    30 cm 20.50
    2 × Pizza halb-halb
    Erste Hälfte: Diavola
    Zweite Hälfte: Diavola
    40 cm
    je 2 × Käse 67.00
    Total CHF 121.00
    Bar zu bezahlen CHF 121.00
    Noch nicht bezahlt
    MWST inbegriffen
    MWST 2.6 % von 121.00, netto 117.93 3.07
    Danke und en Guete!"
  `)
})

test('the ticket of a delivery says that the guest is called instead of rung for', async () => {
  const lunches: Line[] = [{ item: 'lunch', quantity: 2, options: [[idOf(menu, 'nur der Teller')]] }]
  const papersFor = (handover: string) => papersOf(lunches, 38, { fulfilment: 'delivery', handover })
  expect((await papersFor('call')).ticket).toContain('\nAnrufen statt klingeln\n')
  expect((await papersFor('ring')).ticket).not.toContain('Anrufen')
})

test('a deposit stands apart from what is taxed', async () => {
  const deposit = idOf(cup, 'Mehrwegbecher, Depot')
  const options: Line['options'] = [[idOf(menu, 'nur der Teller')], [deposit]]
  const { receipt } = await papersOf([{ item: 'lunch', quantity: 2, options }], 37)
  expect(receipt.slice(receipt.indexOf('MWST inbegriffen'))).toMatchInlineSnapshot(`
    "MWST inbegriffen
    Ohne MWST: Pfand 4.00
    MWST 2.6 % von 33.00, netto 32.16 0.84
    Danke und en Guete!"
  `)
})
