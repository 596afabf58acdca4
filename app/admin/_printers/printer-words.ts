import type { BadgeTone } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment, formatTime, isSameDayOrNight } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import { stateOf, type PrintCondition, type PrinterState, type PrintKind } from '@/lib/orders/printer-state'

type Words = AdminTexts['printers']

interface Reader {
  words: Words
  language: Language
  /** Epoch milliseconds, by the shop's clock. */
  now: number
}

interface Seen {
  condition: PrintCondition
  lastSeenAt: Date | null
}

const mostMinutes = 60

export function stateText(printer: Seen, { words, language, now }: Reader): string {
  const state = stateOf(printer, now)
  const { lastSeenAt } = printer
  if (state !== 'silent' || !lastSeenAt) return words.states[state]
  const minutes = Math.floor((now - lastSeenAt.getTime()) / 60_000)
  if (minutes < mostMinutes) return fill(words.silentMinutes, { minutes })
  const format = isSameDayOrNight(lastSeenAt, new Date(now)) ? formatTime : formatShortMoment
  return fill(words.states.silent, { time: format(lastSeenAt, language) })
}

/** Empty where the state has said it. */
export function seenText(printer: Seen, { words, now }: Pick<Reader, 'words' | 'now'>): string {
  const state = stateOf(printer, now)
  if (state === 'silent' || !printer.lastSeenAt) return ''
  // Its clock and ours may differ by a little.
  return fill(words.seenSeconds, { seconds: Math.max(0, Math.floor((now - printer.lastSeenAt.getTime()) / 1000)) })
}

const tones: Record<PrinterState, BadgeTone> = {
  ready: 'good',
  paper_low: 'warn',
  never_seen: 'warn',
  silent: 'bad',
  paper_out: 'bad',
  cover_open: 'bad',
  offline: 'bad',
  fault: 'bad',
}

export function toneOf(printer: Seen, now: number): BadgeTone {
  return tones[stateOf(printer, now)]
}

interface Paper {
  kind: PrintKind
  number: number | null
}

export function paperText({ kind, number }: Paper, words: Words): string {
  return fill(words.papers[kind], { number: number ?? '' }).trim()
}
