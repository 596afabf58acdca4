import { readText } from '@/app/api/v1/http/body'
import { refuse } from '@/app/api/v1/http/refuse'
import { callOfEpson, jobForStar, pollOfStar, resultOfStar, type PrinterAnswer } from '@/lib/orders/printing/door'
import { knownPrinter, type KnownPrinter } from '@/lib/orders/printing/known-printers'
import { Refusal } from '@/lib/platform/refusal'
import { clientNetwork } from '@/lib/platform/requests/client-network'
import { consumeHere } from '@/lib/platform/requests/rate-limit'
import { requestScope } from '@/lib/platform/requests/request-scope'

// The door of printers: their protocols, not ours. It asks the database for nothing where nothing waits.
export const dynamic = 'force-dynamic'

const polls = { name: 'printer-polls', points: 6000, seconds: 60 }
const strangers = { name: 'printer-strangers', points: 60, seconds: 60 }

interface Asked {
  printer: KnownPrinter
  request: Request
  query: URLSearchParams
  now: Date
}

type Answer = (asked: Asked) => Promise<PrinterAnswer>

const missing: PrinterAnswer = { status: 404, body: '' }

const post: Answer = async ({ printer, request, now }) => {
  const text = await readText(request)
  return printer.kind === 'star'
    ? pollOfStar(printer, parsed(text), now)
    : callOfEpson(printer, new URLSearchParams(text), now)
}

const get: Answer = async ({ printer, query, now }) => {
  if (printer.kind !== 'star') return missing
  // How firmware that cannot send DELETE says how it went.
  return query.has('delete') ? resultOfStar(printer, query, now) : jobForStar(printer, query, now)
}

const remove: Answer = async ({ printer, query, now }) =>
  printer.kind === 'star' ? resultOfStar(printer, query, now) : missing

function door(answer: Answer) {
  return async (request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> => {
    try {
      const { token } = await params
      const printer = await printerAt(token)
      const { searchParams: query } = new URL(request.url, 'http://localhost')
      const { status, type, body } = await answer({ printer, request, query, now: new Date() })
      const headers = { 'Cache-Control': 'no-store', ...(type && { 'Content-Type': type }) }
      return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers })
    } catch (error) {
      return refuse(error, request)
    }
  }
}

/** A wrong address learns nothing, and is soon not heard any more. */
async function printerAt(token: string): Promise<KnownPrinter> {
  const printer = await knownPrinter(token)
  if (printer) {
    await consumeHere(printer.id, polls)
    return printer
  }
  await consumeHere(clientNetwork(requestScope().getStore()?.client?.address ?? 'unknown'), strangers)
  throw new Refusal('not_found')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const atPost = door(post)
const atGet = door(get)
const atDelete = door(remove)

export { atDelete as DELETE, atGet as GET, atPost as POST }
