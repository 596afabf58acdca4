import { z } from 'zod'
import type { PrinterCondition } from '@/lib/generated/prisma/enums'
import type { Outcome } from './queue'

// Star CloudPRNT, protocol guide 2.4.0. Only statusCode is certain in a poll; everything else may be missing or null.

export const starPrnt = 'application/vnd.star.starprnt'
export const plainText = 'text/plain'

export const starPoll = z.object({
  statusCode: z.string().nullish(),
  printingInProgress: z.boolean().nullish(),
  clientAction: z.array(z.object({ request: z.string(), result: z.string() }).partial()).nullish(),
})

export type StarPoll = z.output<typeof starPoll>

/** What the printer can print of what we make, the best first; without a word of it, both. */
export function starTypes({ clientAction }: StarPoll): string[] {
  const encodings = clientAction?.find(({ request }) => request === 'Encodings')?.result
  const both = [starPrnt, plainText]
  const known = encodings === undefined ? both : both.filter((type) => encodings.includes(type))
  return known.length > 0 ? known : both
}

/** `211 Paper%20Low`: three digits, then words, encoded as in an address. */
export function starCode(sent: string): { digits: string; text: string } {
  const text = decoded(sent.replaceAll('+', ' ')).trim()
  return { digits: /^\d{3}/.exec(text)?.[0] ?? (/^ok\b/i.test(text) ? '200' : ''), text }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const conditions = new Map<string, PrinterCondition>([
  ['211', 'paper_low'],
  ['410', 'paper_out'],
  ['411', 'paper_out'],
  ['420', 'cover_open'],
])

export function starCondition({ digits }: { digits: string }): PrinterCondition {
  return conditions.get(digits) ?? (digits === '' || digits.startsWith('2') ? 'ready' : 'fault')
}

/** 520 and 521: it could not fetch the job, so nothing came out. */
export function starOutcome({ digits }: { digits: string }): Outcome {
  if (digits.startsWith('2')) return 'printed'
  return digits === '520' || digits === '521' ? 'not fetched' : 'uncertain'
}
