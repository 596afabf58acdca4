import { z } from 'zod'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { Refusal } from '@/lib/platform/refusal'
import { vatClasses } from '../limits'
import { mostListed } from './limits'
import { pathText, type Problem } from './menu-file'
import type { AlcoholProposal } from './plan/proposed-alcohol'
import { actions, kinds, type Comparison } from './plan/compare'

const problem = z.object({
  code: z.string().meta({ description: 'As in the fields of other refusals.' }),
  message: z.string(),
  path: z.string().meta({ description: 'In the document; empty of a spreadsheet.', example: 'items[3].price' }),
  row: z.int().nullable().meta({ description: 'Of a spreadsheet, from 1; null of a document.' }),
  column: z.string().nullable().meta({ description: 'Its heading.' }),
  cell: z.string().nullable().meta({ description: 'As spreadsheets call it.', example: 'H14' }),
})

export const refusedFile = z.object({ problems: z.array(problem), problem_count: z.int() }).meta({
  id: 'MenuFileRefusal',
  description: `At most ${mostListed} are listed; all are counted, up to some ten thousand.`,
})

const change = z.object({
  kind: z.enum(kinds),
  action: z.enum(actions),
  id: z.guid(),
  name: z.string(),
  group: z.string().nullable().meta({ description: 'Of an option, the name of its group.' }),
  fields: z
    .array(z.object({ field: z.string(), before: z.string(), after: z.string() }))
    .meta({ description: 'As texts. Of what is added, all that it has.' }),
})

export const importOutcome = z
  .object({
    is_applied: z.boolean().meta({ description: 'false: nothing was changed, this is what would be.' }),
    menu_version: z.string().meta({ description: 'Of the menu that the changes are against; to be sent along.' }),
    counts: z.array(
      z.object({ kind: z.enum(kinds), added: z.int(), changed: z.int(), removed: z.int(), is_reordered: z.boolean() }),
    ),
    changes: z.array(change).meta({ description: `At most ${mostListed}; counts has all.` }),
    alcohol: z
      .array(
        z.object({
          name: z.string(),
          category: z.string(),
          minimum_age: z.int().nullable().meta({ description: 'null: it has one already.' }),
          vat_class: z
            .enum(vatClasses)
            .nullable()
            .meta({ description: 'null: it has that already, or comes with food.' }),
          is_taken: z
            .boolean()
            .meta({ description: 'false: not_alcoholic names it; then it is stored that it has none.' }),
        }),
      )
      .meta({
        description: `What is added to dishes that sound like alcohol, where the file does not say it; at most ${mostListed}.`,
      }),
    warnings: z.array(problem).meta({ description: 'What is imported otherwise than the file says.' }),
  })
  .meta({ id: 'MenuImport' })

interface Facts extends Comparison {
  isApplied: boolean
  menuVersion: string
  warnings: readonly Problem[]
  alcohol: readonly AlcoholProposal[]
}

export function outcomeOf(
  { isApplied, menuVersion, changes, reordered, warnings, alcohol }: Facts,
  language: Language,
) {
  const count = (kind: (typeof kinds)[number], action: (typeof actions)[number]) =>
    changes.filter((one) => one.kind === kind && one.action === action).length
  return {
    isApplied,
    menuVersion,
    counts: kinds.map((kind) => ({
      kind,
      added: count(kind, 'added'),
      changed: count(kind, 'changed'),
      removed: count(kind, 'removed'),
      isReordered: reordered.includes(kind),
    })),
    changes: changes.slice(0, mostListed),
    alcohol: alcohol.slice(0, mostListed),
    warnings: problemViews(warnings, language),
  }
}

export type ImportOutcome = ReturnType<typeof outcomeOf>

export function invalidFile(problems: readonly Problem[], language: Language): Refusal {
  const data = { problems: problemViews(problems, language), problemCount: problems.length }
  return new Refusal('menu_file_invalid', { data })
}

function problemViews(problems: readonly Problem[], language: Language) {
  const nowhere = { row: null, column: null, cell: null }
  return problems
    .slice(0, mostListed)
    .map(({ code, path }) => ({ code, message: texts(language).fieldErrors[code], path: pathText(path), ...nowhere }))
}
