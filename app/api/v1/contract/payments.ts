import { z } from 'zod'
import { paymentAnswer } from '@/lib/orders/answers'
import { paymentListQuery } from '@/lib/orders/read/list-queries'
import { settleBody } from '@/lib/orders/schema'
import { operation } from '../http/operation'

export const listPayments = operation({
  method: 'GET',
  path: 'payments',
  caller: 'staff',
  summary: 'All payments, newest first; the next page is in the Link header',
  query: paymentListQuery,
  answer: z.array(paymentAnswer),
  answers: 'bare',
  refusals: [],
})

export const settlePayment = operation({
  method: 'PATCH',
  path: 'payments/{id}',
  caller: 'board',
  summary: 'Collect in cash what an order owes, pay back what it owes its guest, write it off, or take that back',
  params: z.object({ id: z.guid() }),
  body: settleBody,
  answer: paymentAnswer,
  message: 'saved',
  refusals: ['payment_not_open', 'age_check_missing'],
  refusalData: { payment_not_open: paymentAnswer, age_check_missing: paymentAnswer },
})
