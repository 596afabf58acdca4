import type { FieldError } from '@/lib/i18n/catalogue'
import type { Meaning } from './columns'
import type { SheetRow } from './read-rows'

export type ReasonCode =
  | 'column_missing'
  | 'column_twice'
  | 'not_readable'
  | 'twice_in_table'
  | 'made_a_day'
  | 'heading_made_a_day'
  | 'formula_without_value'
  | NoteCode
  | FieldError
/** The dish is taken without it; or the row was hidden. */
type NoteCode = 'left_empty' | 'codes_asked' | 'traces_left_out' | 'hidden_row'

/** Why rows are refused, or what is left out: one for each reason, however many they are. Without rows it concerns the whole table. */
export interface Reason {
  code: ReasonCode
  meaning: Meaning
  /** What stands in the cell, where the reason is that. */
  value: string | null
  rows: SheetRow[]
}

export interface Refused {
  code: ReasonCode
  meaning: Meaning
  value?: string | null
  /** Absent: the first of the dish. */
  row?: SheetRow
}

export class Reasons {
  readonly all: Reason[]

  constructor(known: readonly Reason[] = []) {
    this.all = known.map((reason) => ({ ...reason, rows: [...reason.rows] }))
  }

  add({ code, meaning, value = null, row }: Refused): void {
    const known = this.all.find((one) => one.code === code && one.meaning === meaning && one.value === value)
    const reason = known ?? { code, meaning, value, rows: [] }
    if (!known) this.all.push(reason)
    if (row && reason.rows.at(-1) !== row) reason.rows.push(row)
  }
}
