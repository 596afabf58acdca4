import type { WireAnswer } from '@/app/_client/api'

export type SheetOutcome = WireAnswer<'POST menu/sheet'>

export type SheetColumn = SheetOutcome['columns'][number]

export type Meaning = SheetColumn['meaning']
