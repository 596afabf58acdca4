import { z } from 'zod'
import { addedPrinter, printerBody, printerChange, printerView, printJobView } from '@/lib/orders/printing/schema'
import { byId, operation } from '../http/operation'

export const listPrinters = operation({
  method: 'GET',
  path: 'printers',
  caller: 'board',
  summary: 'The printers, how each is and what waits for it',
  answer: z.array(printerView),
})

export const addPrinter = operation({
  method: 'POST',
  path: 'printers',
  caller: 'manager',
  summary: 'A printer that asks for its tickets itself; answers the address that is typed into it, once',
  body: printerBody,
  answer: addedPrinter,
  refusals: ['too_many_printers'],
})

export const getPrinter = operation({
  method: 'GET',
  path: 'printers/{id}',
  caller: 'manager',
  summary: 'One of them',
  params: byId,
  answer: printerView,
})

export const changePrinter = operation({
  method: 'PATCH',
  path: 'printers/{id}',
  caller: 'manager',
  summary: 'Change what it prints, or give it another address',
  params: byId,
  body: printerChange,
  answer: addedPrinter,
})

export const deletePrinter = operation({
  method: 'DELETE',
  path: 'printers/{id}',
  caller: 'manager',
  summary: 'It is asked no more; what waits for it is gone',
  params: byId,
  answer: z.object({ id: z.string() }),
})

export const testPrinter = operation({
  method: 'POST',
  path: 'printers/{id}/test',
  caller: 'manager',
  summary: 'A page that shows that it prints',
  limit: { caller: { name: 'test-print', points: 30, seconds: 600 } },
  params: byId,
  answer: printJobView,
})

export const listPrintJobs = operation({
  method: 'GET',
  path: 'printers/{id}/jobs',
  caller: 'manager',
  summary: 'Its last hundred jobs, the newest first',
  params: byId,
  answer: z.array(printJobView),
})

export const printAgain = operation({
  method: 'POST',
  path: 'print-jobs/{id}/copy',
  caller: 'board',
  summary: 'Print once more, as a copy, what is unconfirmed. Twice is once',
  params: byId,
  answer: printJobView,
})
