import { z } from 'zod'
import { operation } from '../http/operation'

export const openapi = operation({
  method: 'GET',
  path: 'openapi.json',
  caller: 'visitor',
  summary: 'This description, printed from the table that the calls themselves run on',
  answer: z.record(z.string(), z.unknown()),
  answers: 'bare',
  publicRead: true,
  refusals: [],
})
