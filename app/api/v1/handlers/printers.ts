import {
  addPrinter,
  changePrinter,
  deletePrinter,
  findPrinter,
  listPrinters,
  listPrintJobs,
  printAgain,
  testPrinter,
} from '@/lib/orders/printing/printers'
import type * as contract from '../contract/printers'
import type { Handlers } from '../http/handler'
import { originOf } from '../http/request-headers'

export const printers = {
  listPrinters: ({ caller }) => listPrinters(caller),
  addPrinter: ({ caller, body, request }) => addPrinter(caller, { ...body, origin: originOf(request) }),
  getPrinter: ({ caller, params }) => findPrinter(caller, params.id),
  changePrinter: ({ caller, params, body, request }) =>
    changePrinter(caller, params.id, { ...body, origin: originOf(request) }),
  deletePrinter: ({ caller, params }) => deletePrinter(caller, params.id),
  testPrinter: ({ caller, params }) => testPrinter(caller, params.id),
  listPrintJobs: ({ caller, params }) => listPrintJobs(caller, params.id),
  printAgain: ({ caller, params }) => printAgain(caller, params.id),
} satisfies Handlers<typeof contract>
