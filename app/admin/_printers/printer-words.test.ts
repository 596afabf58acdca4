import { describe, expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { printConditions, printKinds, type PrintCondition } from '@/lib/orders/printer-state'
import { paperText, seenText, stateText, toneOf } from './printer-words'

const now = Date.parse('2027-05-07T16:00:00Z')
const reader = { words: texts('de').admin.printers, language: 'de', now } as const
const seen = (secondsAgo: number, condition: PrintCondition = 'ready') => ({
  condition,
  lastSeenAt: new Date(now - secondsAgo * 1000),
})

describe('how a printer is, in words', () => {
  test.each([
    [seen(4), 'bereit', 'Gesehen vor 4 s', 'good'],
    [seen(4, 'paper_low'), 'Papier bald leer', 'Gesehen vor 4 s', 'warn'],
    [seen(120, 'paper_out'), 'Papier leer', 'Gesehen vor 120 s', 'bad'],
    [seen(4, 'cover_open'), 'Deckel offen', 'Gesehen vor 4 s', 'bad'],
    [seen(7 * 60 + 30, 'cover_open'), 'schweigt seit 7 Min.', '', 'bad'],
    [seen(3 * 3600), 'schweigt seit 15:00', '', 'bad'],
    [seen(49 * 3600), 'schweigt seit 05.05.2027, 17:00', '', 'bad'],
    [{ condition: 'ready', lastSeenAt: null }, 'noch nie gesehen', '', 'warn'],
  ] as const)('%o', (printer, state, since, tone) => {
    expect([stateText(printer, reader), seenText(printer, reader), toneOf(printer, now)]).toEqual([state, since, tone])
  })

  test('a clock of the computer that is behind sees nothing in the future', () => {
    expect(seenText(seen(-3), reader)).toBe('Gesehen vor 0 s')
  })
})

test.each(languages)('each state and each paper has its words, in %s', (language) => {
  const { words } = { words: texts(language).admin.printers }
  const states = printConditions.map((condition) => stateText(seen(4, condition), { ...reader, words, language }))
  expect(new Set(states).size).toBe(printConditions.length)
  const papers = printKinds.map((kind) => paperText({ kind, number: 137 }, words))
  expect(new Set(papers).size).toBe(printKinds.length)
  expect(papers.filter((paper) => paper.includes('137'))).toHaveLength(printKinds.length - 2)
})
