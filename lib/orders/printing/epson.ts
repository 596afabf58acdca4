import type { PrinterCondition } from '@/lib/generated/prisma/enums'
import type { Outcome } from './queue'

// Epson Server Direct Print 2.00, as in its manual. A SOAP envelope would be swallowed in silence.

const timeoutMs = 60_000

/** The commands as ESC/POS, sent in hexadecimal. */
export function epsonRequest(jobId: string, commands: Buffer): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${timeoutMs}</timeout><printjobid>${jobId}</printjobid></Parameter>`,
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `<command>${commands.toString('hex')}</command>`,
    '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('')
}

export interface EpsonResult {
  jobId: string | undefined
  outcome: Outcome
  code: string
  condition: PrinterCondition
}

/** Null: it comes after every poll, and without a response nothing was printed. */
export function epsonResult(xml: string): EpsonResult | null {
  const response = /<response\b[^>]*>/.exec(xml)?.[0]
  if (!response) return null
  const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(response)?.[1] ?? ''
  const status = Number(attribute('status'))
  const code = attribute('code')
  return {
    jobId: /<printjobid>\s*([^<\s]*)\s*<\/printjobid>/.exec(xml)?.[1] || undefined,
    // What failed may have come out in part.
    outcome: /^(true|1)$/.test(attribute('success')) ? 'printed' : 'uncertain',
    code,
    condition: epsonCondition(Number.isSafeInteger(status) ? status : 0, code),
  }
}

const offline = 0x8
const coverOpen = 0x20
const paperNearEnd = 0x2_0000
const paperEnd = 0x8_0000

function epsonCondition(status: number, code: string): PrinterCondition {
  if (status & coverOpen || code === 'EPTR_COVER_OPEN') return 'cover_open'
  if (status & paperEnd || code === 'EPTR_REC_EMPTY') return 'paper_out'
  if (status & offline) return 'offline'
  if (status & paperNearEnd) return 'paper_low'
  return code === '' ? 'ready' : 'fault'
}

/** At most thirty characters: the sixteen bytes of the job's id. */
export function toShortId(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Undefined where it is none. */
export function fromShortId(short: string): string | undefined {
  const hex = Buffer.from(short, 'base64url').toString('hex')
  if (hex.length !== 32) return undefined
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
