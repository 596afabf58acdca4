import { transform } from 'receiptline'
import { expect, test } from 'vitest'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { toCommands } from './render'
import { cancellationDocument, ticketDocument } from './ticket'

const dish = { options: [], menuItemId: 'a', categoryId: null, minimumAge: 0, position: 0, done: false, lines: [] }

const order = {
  number: 137,
  id: 'ORD-20261130-ABCDEFGHJK',
  fulfilment: 'delivery',
  promisedFor: new Date('2026-11-30T11:30:00Z'),
  requestedFor: null,
  createdAt: new Date('2026-11-30T11:00:00Z'),
  isTest: false,
  byPhone: true,
  orderNotes: 'Bitte klingeln|{code:1}\n=\nNussallergie!',
  person: { firstname: 'شادي', lastname: 'الحداد', companyname: '', phone: '\u202a+41 79 123 45 67' },
  deliveryAddress: {
    firstname: 'Łukasz',
    lastname: 'Čović',
    companyname: '',
    streetAddress: 'Rue de l’Hôpital 5',
    addressLine2: '',
    postcode: '8004',
    city: 'Zürich',
  },
  handover: 'call',
  totalRappen: 2900,
  payment: null,
  items: [
    { ...dish, name: 'Margherita', quantity: 2, note: 'ohne Zwiebeln "bitte" ~_^`\\' },
    { ...dish, name: 'Zürcher Geschnetzeltes mit Rösti und Pilzrahmsauce', quantity: 1, note: '', minimumAge: 18 },
  ],
} as unknown as StaffOrderView

const paper = { language: 'de', now: new Date('2026-11-30T11:01:00Z') } as const

function ticket(columns: 48 | 32, marks: string[] = []): string {
  return ticketDocument(order, { ...paper, columns, marks, items: order.items, part: { part: 1, parts: 2 } })
}

function read(document: string, columns: 48 | 32): string {
  const text = transform(document, { cpl: columns, encoding: 'multilingual', command: 'text' })
  return text.replaceAll(/[ \r]+$/gm, '').trimEnd()
}

test('on 80 mm', () => {
  expect(`\n${read(ticket(48, ['KOPIE']), 48)}\n`).toMatchInlineSnapshot(`
    "
                       K O P I E
                     T e l e f o n
                        1  3  7
                  1   2   :   3   0
                   L i e f e r u n g
                      Teil 1 von 2
    ------------------------------------------------
      2× Margherita
    +----------------------------------------------+
    |ohne Zwiebeln "bitte" ~_^\`\\                   |
    +----------------------------------------------+
      1× Zürcher Geschnetzeltes mit Rösti und
         Pilzrahmsauce
    ------------------------------------------------
    +----------------------------------------------+
    |Allergie: Bitte klingeln|{code:1}             |
    |=                                             |
    |Nussallergie!                                 |
    +----------------------------------------------+
    Ausweis prüfen: 18+
    شادي الحداد
    +41 79 123 45 67
    Für Łukasz Čović
    Rue de l’Hôpital 5
    8004 Zürich
    Anrufen statt klingeln
    ------------------------------------------------
               b a r   C H F   2 9 . 0 0
                 ORD-20261130-ABCDEFGHJK
                30.11.2026, 12:00 / 12:01
    "
  `)
})

test('on 58 mm no word is cut, and nothing that was typed is a command', () => {
  expect(`\n${read(ticket(32), 32)}\n`).toMatchInlineSnapshot(`
    "
             T e l e f o n
                1  3  7
          1   2   :   3   0
           L i e f e r u n g
              Teil 1 von 2
    --------------------------------
      2× Margherita
    +------------------------------+
    |ohne Zwiebeln "bitte" ~_^\`\\   |
    +------------------------------+
      1× Zürcher Geschnetzeltes mit
         Rösti und Pilzrahmsauce
    --------------------------------
    +------------------------------+
    |Allergie: Bitte               |
    |klingeln|{code:1}             |
    |=                             |
    |Nussallergie!                 |
    +------------------------------+
    Ausweis prüfen: 18+
    شادي الحداد
    +41 79 123 45 67
    Für Łukasz Čović
    Rue de l’Hôpital 5
    8004 Zürich
    Anrufen statt klingeln
    --------------------------------
       b a r   C H F   2 9 . 0 0
         ORD-20261130-ABCDEFGHJK
        30.11.2026, 12:00 / 12:01
    "
  `)
})

test('of a cancelled order its number is what is read', () => {
  expect(`\n${read(cancellationDocument(order, { ...paper, columns: 32, marks: [] }), 32)}\n`).toMatchInlineSnapshot(`
    "
           S T O R N I E R T
             1    3    7
    --------------------------------
    2 × Margherita
    1 × Zürcher Geschnetzeltes mit
    Rösti und Pilzrahmsauce
    --------------------------------
         ORD-20261130-ABCDEFGHJK
                  12:01
    "
  `)
})

test.each(['star', 'epson'] as const)(
  'the commands of %s begin without what would switch the printer’s answers off',
  (kind) => {
    const commands = toCommands(ticket(48), kind, 48)
    expect(commands.includes(Buffer.from(kind === 'star' ? '\u001b\u001ea\u0000' : '\u001da\u0000', 'latin1'))).toBe(
      false,
    )
    expect(commands.includes('137')).toBe(true)
    expect(commands.length).toBeGreaterThan(200)
  },
)
