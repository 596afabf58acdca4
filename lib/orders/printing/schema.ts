import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import { printConditions, printKinds, printStatuses } from '@/lib/orders/printer-state'
import { moment } from '@/lib/platform/values/moment'
import { line } from '@/lib/platform/values/text'

export const printerKinds = ['star', 'epson'] as const
export const paperWidths = [80, 58] as const
export const printedThings = ['ticket', 'receipt', 'cancellation', 'day'] as const

const settings = {
  name: line(60).meta({ description: 'For people, e.g. "Küche"' }),
  paper: z.union(paperWidths.map((width) => z.literal(width))).meta({ description: 'Its width in millimetres' }),
  copies: z.int().min(1).max(5),
  prints: z.array(z.enum(printedThings)).max(printedThings.length),
  category_ids: z.array(z.guid()).max(200).meta({
    description: 'A station: tickets show dishes of these alone, and what has none comes out elsewhere. Empty: all',
  }),
  when: z
    .enum(['received', 'accepted'])
    .meta({ description: 'A ticket comes out when its order comes in, or when it is accepted' }),
  opens_drawer: z.boolean().meta({ description: 'The drawer at its plug opens when cash is collected' }),
  language: z.enum(languages),
}

export const printerBody = z
  .object({
    name: settings.name,
    kind: z.enum(printerKinds).meta({ description: 'star: CloudPRNT; epson: Server Direct Print' }),
    paper: settings.paper.default(80),
    copies: settings.copies.default(1),
    prints: settings.prints.default(['ticket', 'cancellation']),
    category_ids: settings.category_ids.default([]),
    when: settings.when.default('accepted'),
    opens_drawer: settings.opens_drawer.default(false),
    language: settings.language.optional().meta({ description: 'Absent: that of the mails to the shop' }),
  })
  .meta({ id: 'NewPrinter' })

export const printerChange = z
  .object({
    ...settings,
    new_address: z.literal(true).meta({ description: 'Another address: the one before is dead' }),
  })
  .partial()
  .meta({ id: 'PrinterChange' })

export const printerView = z
  .object({
    id: z.string(),
    kind: z.enum(printerKinds),
    ...settings,
    condition: z.enum(printConditions).meta({ description: 'As it said last' }),
    last_seen_at: moment.nullable().meta({ description: 'A quarter of a minute old at most; null: never' }),
    waiting: z.int().meta({ description: 'Jobs that it has not fetched yet' }),
    unconfirmed: z.int().meta({ description: 'Jobs that it took and said nothing of: they may have come out' }),
  })
  .meta({ id: 'Printer' })

export const addedPrinter = printerView
  .extend({
    address: z
      .string()
      .nullable()
      .meta({ description: 'To be typed into the printer; shown once, with a new printer or a new address' }),
  })
  .meta({ id: 'PrinterWithAddress' })

export const printJobView = z
  .object({
    id: z.string(),
    printer_id: z.string(),
    order_id: z.string().nullable(),
    number: z.int().nullable().meta({ description: 'Of its order, for people' }),
    kind: z.enum(printKinds),
    is_copy: z.boolean(),
    status: z.enum(printStatuses).meta({
      description: 'sent: the printer has it; unconfirmed: it said nothing of it, and it is not sent again by itself',
    }),
    created_at: moment,
    claimed_at: moment.nullable(),
    ended_at: moment.nullable(),
    result: z.string().meta({ description: 'What the printer said' }),
  })
  .meta({ id: 'PrintJob' })
