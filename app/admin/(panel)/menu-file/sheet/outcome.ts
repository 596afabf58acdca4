import type { WireAnswer } from '@/app/_client/api'

export type SheetOutcome = WireAnswer<'POST menu/sheet'>

export type SheetColumn = SheetOutcome['columns'][number]

export type Meaning = SheetColumn['meaning']

export type CodeMeaning = SheetOutcome['allergen_key'][number]['meaning']

/** What the owner has said of a file; the rest is guessed. */
export interface Answers {
  columns?: readonly Meaning[]
  reading?: SheetOutcome['reading']
  sheet?: string
  /** Names of dishes that only sound like alcohol. */
  notAlcoholic?: readonly string[]
  allergenKey?: readonly { code: string; meaning: CodeMeaning }[]
}
