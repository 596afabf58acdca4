import { z } from 'zod'
import { francs } from '@/lib/platform/values/amount'
import { fieldError, optionalLine } from '@/lib/platform/values/text'
import { listIn } from '../items/field-schemas'
import { importOutcome } from '../json/outcome'
import { mostListed } from '../json/limits'
import { allergens } from '../limits'
import { meanings } from './columns'
import { readings } from './decode-text'
import { allergenCode, allTabs, longestTabName, mostCodes, mostRowsShown, mostSheetColumns, sampleRows } from './limits'

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const place = {
  row: z.int().meta({ description: 'Of the spreadsheet, from 1.' }),
  sheet: z.string().nullable().meta({ description: 'Of the workbook, where several are read.' }),
}
const row = z.object({ ...place, cells: z.array(z.string()) })

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

export const sentSheet = optionalLine(longestTabName)
  .optional()
  .meta({ description: `The name of a sheet; ${allTabs}: all with dishes. Absent: the likeliest.` })

const codeMeaning = z.enum([...allergens, 'none', 'unknown'], { error: fieldError('invalid') })

export const sentKey = z
  .preprocess(
    listIn,
    z
      .array(z.object({ code: z.string().regex(allergenCode, { error: fieldError('invalid') }), meaning: codeMeaning }))
      .max(mostCodes),
  )
  .optional()
  .meta({
    description: 'What letters and numbers in the column of allergens stand for. Absent: as a legend in the file says.',
  })

const reasonList = z.array(
  z.object({
    code: z.string(),
    message: z.string(),
    heading: z.string().nullable(),
    value: z.string().nullable(),
    rows: z
      .array(z.object({ ...place, text: z.string() }))
      .meta({ description: `With what stands in them; at most ${mostRowsShown}.` }),
    row_count: z.int(),
  }),
)

export const sheetOutcome = z
  .object({
    reading: z.enum(readings).meta({ description: 'How its text was read.' }),
    readings: z
      .array(z.object({ reading: z.enum(readings), sample: z.string() }))
      .meta({ description: 'Where the file does not say it: how a cell would read otherwise. Empty: it is sure.' }),
    sheet: z.string().meta({ description: `The one that is read; ${allTabs}: all with dishes. Empty for a text.` }),
    sheets: z
      .array(z.object({ name: z.string(), dish_count: z.int() }))
      .meta({ description: 'Of the workbook, but for hidden and empty ones.' }),
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
          ...place,
          name: z.string(),
          category: z.string(),
          price: francs.nullable().meta({ description: 'null: its sizes have prices.' }),
          sizes: z.array(z.object({ name: z.string(), price: francs })),
        }),
      )
      .meta({ description: `Of the rows that nothing is wrong with; at most ${mostListed}.` }),
    dish_count: z.int(),
    reasons: reasonList.meta({
      description: 'Why rows are refused: one for each reason, however many rows have it.',
    }),
    refused_count: z.int().meta({ description: 'Rows.' }),
    notes: reasonList.meta({ description: 'What is left out of dishes that are taken.' }),
    allergen_key: z
      .array(
        z.object({
          code: z.string(),
          text: z.string().nullable().meta({ description: 'As a legend in the file explains it.' }),
          meaning: codeMeaning,
          is_asked: z
            .boolean()
            .meta({ description: 'true: only proposed; dishes with it have no statement until allergen_key says so.' }),
          row_count: z.int(),
        }),
      )
      .meta({ description: 'Letters and numbers in the column of allergens.' }),
    outcome: importOutcome.nullable().meta({ description: 'null: no row can be imported.' }),
  })
  .meta({ id: 'MenuSheet' })
