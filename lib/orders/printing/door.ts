import type { Printer, PrintJob } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/process/log'
import { columnsOf, documentOf } from './content'
import { epsonRequest, epsonResult, fromShortId, toShortId } from './epson'
import type { KnownPrinter } from './known-printers'
import { claimJob, dropJob, reportJob, type Claim } from './queue'
import { drawerPulse, toCommands, toPlainText } from './render'
import { noteSeen } from './seen'
import { plainText, starCode, starCondition, starOutcome, starPoll, starPrnt, starTypes } from './star'

/** What goes back to the printer, as its protocol wants it. */
export interface PrinterAnswer {
  status: 200 | 400 | 404 | 415
  type?: string
  body: string | Buffer
}

const nothing: PrinterAnswer = { status: 200, body: '' }
const missing: PrinterAnswer = { status: 404, body: '' }

export async function pollOfStar(printer: KnownPrinter, sent: unknown, now: Date): Promise<PrinterAnswer> {
  const poll = starPoll.safeParse(sent)
  if (!poll.success) return { status: 400, body: '' }
  await noteSeen(printer, starCondition(starCode(poll.data.statusCode ?? '')), now)
  const isReady = printer.nextJobId !== null && poll.data.printingInProgress !== true
  const answer = isReady
    ? { jobReady: true, mediaTypes: starTypes(poll.data), jobToken: printer.nextJobId, deleteMethod: 'DELETE' }
    : { jobReady: false }
  return { status: 200, type: 'application/json', body: JSON.stringify(answer) }
}

/** May be asked again: the job stays in the printer's hands until it says how it went. */
export async function jobForStar(printer: KnownPrinter, query: URLSearchParams, now: Date): Promise<PrinterAnswer> {
  const type = query.get('type') ?? starPrnt
  if (type !== starPrnt && type !== plainText) return { status: 415, body: '' }
  const token = query.get('token')
  if (token && !isId(token)) return missing
  const made = await nextPaper(printer, { jobId: token || undefined, again: true }, now)
  if (!made) return missing
  const { job, pages, columns, copies } = made
  if (type === plainText) {
    const once = pages.map((page) => toPlainText(page, columns))
    return {
      status: 200,
      type,
      body: Array.from({ length: copies }, () => once)
        .flat()
        .join('\n'),
    }
  }
  return { status: 200, type, body: commandsOf(job, pages, { kind: 'star', columns, copies }) }
}

export async function resultOfStar(printer: KnownPrinter, query: URLSearchParams, now: Date): Promise<PrinterAnswer> {
  const token = query.get('token')
  if (token && !isId(token)) return missing
  const code = starCode(query.get('code') ?? '')
  await noteSeen(printer, starCondition(code), now)
  await reportJob(printer.id, { jobId: token || undefined, outcome: starOutcome(code), result: code.text })
  return nothing
}

export async function callOfEpson(printer: KnownPrinter, form: URLSearchParams, now: Date): Promise<PrinterAnswer> {
  if (form.get('ConnectionType') === 'SetResponse') return resultOfEpson(printer, form.get('ResponseFile') ?? '', now)
  if (form.get('ConnectionType') !== 'GetRequest') return nothing
  // How it is was said with its last result.
  await noteSeen(printer, printer.condition, now)
  const made = printer.nextJobId === null ? null : await nextPaper(printer, { again: false }, now)
  if (!made) return nothing
  const { job, pages, columns, copies } = made
  const commands = commandsOf(job, pages, { kind: 'epson', columns, copies })
  return { status: 200, type: 'text/xml; charset=utf-8', body: epsonRequest(toShortId(job.id), commands) }
}

async function resultOfEpson(printer: KnownPrinter, xml: string, now: Date): Promise<PrinterAnswer> {
  const result = epsonResult(xml)
  if (!result) return nothing
  await noteSeen(printer, result.condition, now)
  const jobId = result.jobId === undefined ? undefined : fromShortId(result.jobId)
  // Of a job that is none of ours.
  if (result.jobId !== undefined && jobId === undefined) return nothing
  await reportJob(printer.id, { jobId, outcome: result.outcome, result: result.code })
  return nothing
}

interface Made {
  job: PrintJob
  /** None: it is no paper. */
  pages: string[]
  columns: 48 | 32
  copies: number
}

/** What is not for this printer is passed over; what cannot be made is a person's, and keeps no other waiting. */
async function nextPaper({ id }: Pick<KnownPrinter, 'id'>, claim: Claim, now: Date): Promise<Made | null> {
  const printer = await db().printer.findUnique({ where: { id } })
  const job = printer && (await claimJob(id, claim))
  if (!job) return null
  return (await madeOf(job, printer, now)) ?? (claim.jobId === undefined ? nextPaper(printer, claim, now) : null)
}

async function madeOf(job: PrintJob, printer: Printer, now: Date): Promise<Made | null> {
  const { copies } = printer
  const columns = columnsOf(printer)
  if (job.kind === 'drawer') return { job, pages: [], columns, copies: 1 }
  try {
    const document = await documentOf(job, printer, now)
    if (document !== null) return { job, pages: [document], columns, copies }
    await dropJob(job)
  } catch (error) {
    log.error({ err: error, jobId: job.id }, 'a paper could not be made')
    await reportJob(printer.id, { jobId: job.id, outcome: 'uncertain', result: '' })
  }
  return null
}

interface Device {
  kind: 'star' | 'epson'
  columns: 48 | 32
  copies: number
}

function commandsOf(job: PrintJob, pages: readonly string[], { kind, columns, copies }: Device): Buffer {
  if (job.kind === 'drawer') return drawerPulse[kind]
  const once = Buffer.concat(pages.map((page) => toCommands(page, kind, columns)))
  return Buffer.concat(Array.from({ length: copies }, () => once))
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
