import type { Answer } from '@/app/_client/api'

export type Printer = Answer<'GET printers'>[number]
export type AddedPrinter = Answer<'POST printers'>
