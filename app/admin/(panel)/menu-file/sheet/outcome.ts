import type { Answer } from '@/app/_client/api'

export type SheetOutcome = Answer<'POST menu/sheet'>

export type SheetColumn = SheetOutcome['columns'][number]

export type Meaning = SheetColumn['meaning']
