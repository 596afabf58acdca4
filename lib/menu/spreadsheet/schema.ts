import { z } from 'zod'
import { francs } from '@/lib/platform/values/amount'
import { fieldError } from '@/lib/platform/values/text'
import { listIn } from '../items/field-schemas'
import { importOutcome } from '../json/outcome'
import { mostListed } from '../json/limits'
import { meanings } from './columns'
import { readings } from './decode-text'
import { mostRowsShown, mostSheetColumns, sampleRows } from './limits'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const row = z.object({ row: z.int().meta({ description: 'Of the spreadsheet, from 1.' }), cells: z.array(z.string()) })

/** As a form sends them: JSON. */
export const sentColumns = z
  .preprocess(
    listIn,
    z.array(z.enum(meanings, { error: fieldError('invalid') }), { error: fieldError('invalid') }).max(mostSheetColumns),
  )
  .optional()
  .meta({ description: 'What each column is, from the first. Absent: guessed by their headings.' })

export const sentReading = z
  .enum(readings, { error: fieldError('invalid') })
  .optional()
  .meta({ description: 'How its text is read. Absent: as is likely.' })

export const sheetOutcome = z
  .object({
    reading: z.enum(readings).meta({ description: 'How its text was read.' }),
    readings: z
      .array(z.object({ reading: z.enum(readings), sample: z.string() }))
      .meta({ description: 'Where the file does not say it: how a cell would read otherwise. Empty: it is sure.' }),
    columns: z.array(
      z.object({
        letter: z.string(),
        heading: z.string(),
        meaning: z
          .enum(meanings)
          .meta({ description: 'size_price may stand several times; its heading names the size.' }),
      }),
    ),
    sample: z.array(row).meta({ description: `The first ${sampleRows} rows below the headings.` }),
    row_count: z.int(),
    dishes: z
      .array(
        z.object({
          row: z.int(),
          name: z.string(),
          category: z.string(),
          price: francs.nullable().meta({ description: 'null: its sizes have prices.' }),
          sizes: z.array(z.object({ name: z.string(), price: francs })),
        }),
      )
      .meta({ description: `Of the rows that nothing is wrong with; at most ${mostListed}.` }),
    dish_count: z.int(),
    reasons: z
      .array(
        z.object({
          code: z.string(),
          message: z.string(),
          heading: z.string().nullable(),
          value: z.string().nullable(),
          rows: z
            .array(z.object({ row: z.int(), text: z.string() }))
            .meta({ description: `With what stands in them; at most ${mostRowsShown}.` }),
          row_count: z.int(),
        }),
      )
      .meta({ description: 'Why rows are refused: one for each reason, however many rows have it.' }),
    refused_count: z.int().meta({ description: 'Rows.' }),
    outcome: importOutcome.nullable().meta({ description: 'null: no row can be imported.' }),
  })
  .meta({ id: 'MenuSheet' })
