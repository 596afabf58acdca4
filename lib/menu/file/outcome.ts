import { z } from 'zod'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { mostListed } from './cells'
import { actions, kinds, type Comparison } from './plan/compare'
import { placeIn, type Table } from './csv/place'
import { distinctProblems, type Problem } from './menu-file'

const problem = z.object({
  code: z.string().meta({ description: 'As in the fields of other refusals.' }),
  message: z.string(),
  path: z.string().meta({ description: 'In the document.', example: 'items[3].price' }),
  row: z.int().nullable().meta({ description: 'Of the spreadsheet; the headings are row 1.' }),
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
    .meta({ description: 'As the spreadsheet says it. Of what is added, all that it says.' }),
})

export const importOutcome = z
  .object({
    is_applied: z.boolean().meta({ description: 'false: nothing was changed, this is what would be.' }),
    menu_version: z.string().meta({ description: 'Of the menu that the changes are against; to be sent along.' }),
    counts: z.array(
      z.object({ kind: z.enum(kinds), added: z.int(), changed: z.int(), removed: z.int(), is_reordered: z.boolean() }),
    ),
    changes: z.array(change).meta({ description: `At most ${mostListed}; counts has all.` }),
    warnings: z.array(problem).meta({ description: 'What is imported otherwise than the file says.' }),
  })
  .meta({ id: 'MenuImport' })

interface Facts extends Comparison {
  isApplied: boolean
  menuVersion: string
  warnings: readonly Problem[]
}

export function outcomeOf(
  { isApplied, menuVersion, changes, reordered, warnings }: Facts,
  { table, language }: { table: Table; language: Language },
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
    warnings: placed(warnings, table, language),
  }
}

export type ImportOutcome = ReturnType<typeof outcomeOf>

export function placed(problems: readonly Problem[], table: Table, language: Language) {
  return distinctProblems(problems)
    .slice(0, mostListed)
    .map(({ code, path }) => ({ code, message: texts(language).fieldErrors[code], ...placeIn(table, path) }))
    .toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0) || columnOrder(a.cell, b.cell))
}

function columnOrder(a: string | null, b: string | null): number {
  return (a?.length ?? 0) - (b?.length ?? 0) || ((a ?? '') < (b ?? '') ? -1 : 1)
}
