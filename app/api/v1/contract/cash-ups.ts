import { z } from 'zod'
import { cashUpAnswer, cashUpBody, drawerAnswer } from '@/lib/orders/cash-up/schema'
import { cashUpListQuery } from '@/lib/orders/read/list-queries'
import { operation } from '../http/operation'

export const findDrawer = operation({
  method: 'GET',
  path: 'cash-ups/drawer',
  caller: 'board',
  summary: 'The cash that was taken and given back since the drawer was counted last',
  answer: drawerAnswer,
  refusals: [],
})

export const countCash = operation({
  method: 'POST',
  path: 'cash-ups',
  caller: 'board',
  summary: 'Count the drawer, under the caller’s name. The same id again is the same count',
  limit: { caller: { name: 'cash-up', points: 60, seconds: 60 } },
  body: cashUpBody,
  answer: cashUpAnswer,
  message: 'saved',
  refusals: ['cash_up_meanwhile', 'not_found', 'not_signed'],
  refusalData: { cash_up_meanwhile: cashUpAnswer.nullable() },
})

export const listCashUps = operation({
  method: 'GET',
  path: 'cash-ups',
  caller: 'staff',
  summary: 'Counts of the drawer, newest first; the next page is in the Link header',
  query: cashUpListQuery,
  answer: z.array(cashUpAnswer),
  answers: 'bare',
  refusals: [],
})
