import { describe, expect, it } from 'vitest'
import type { Language } from '@/lib/i18n/language'
import { alreadyRegisteredLetter } from './already-registered'
import { codeLetter } from './code'
import { contactMessageLetter } from './contact-message'
import type { Letter } from './letter'
import { orderAcceptedLetter } from './order-accepted'
import { orderCancelledLetter } from './order-cancelled'
import { orderDelayedLetter } from './order-delayed'
import { orderReadyLetter } from './order-ready'
import { orderReceivedLetter } from './order-received'
import { orderRejectedLetter } from './order-rejected'
import { orderWaitingLetter } from './order-waiting'
import { passwordResetLetter } from './password-reset'

const nasty = `<script>alert("1")</script> & 'Co' 99`
const letterhead = {
  shopName: nasty,
  origin: 'https://grill.example',
  email: 'shop@grill.example',
  phone: '044 555 01 01',
}
const order = { orderId: 'ORD-20261120-7F3KQ2M9XW', shortNumber: '7F3K', fulfilment: 'pickup' } as const
const code = { code: '012345', expiresAt: new Date('2026-11-20T18:10:00Z') }
const promisedFor = new Date('2026-11-20T18:05:00Z')

function everyLetter(language: Language): Letter[] {
  const address = { letterhead, language, to: { name: nasty, address: 'ana@example.com' } }
  const line = { quantity: 2, name: nasty, totalRappen: 123450, note: nasty }
  const bill = { lines: [line], deliveryFeeRappen: 500, amountRappen: 123950, roundingRappen: 0 }
  const deliverTo = [nasty, '8004 Zürich']
  return [
    codeLetter(address, code),
    passwordResetLetter(address, code),
    alreadyRegisteredLetter(address),
    orderReceivedLetter(address, {
      ...order,
      ...bill,
      fulfilment: 'delivery',
      deliverTo,
      requestedFor: promisedFor,
      orderNotes: nasty,
    }),
    orderAcceptedLetter(address, { ...order, promisedFor }),
    orderDelayedLetter(address, { ...order, promisedFor }),
    orderReadyLetter(address, order),
    orderRejectedLetter(address, { ...order, reason: 'sold_out', text: nasty }),
    orderCancelledLetter(address, { ...order, by: 'shop', text: nasty }),
    orderWaitingLetter(address, { ...order, waitingMinutes: 5 }),
    contactMessageLetter(address, { fullName: nasty, email: 'ana@example.com', subject: 'feedback', message: nasty }),
  ]
}

describe.each(['de', 'en'] as const)('every letter in %s', (language) => {
  it.each(everyLetter(language).map((letter) => [letter.letter, letter] as const))(
    '%s has a subject, a text and a page that lets nothing of a guest through as markup',
    (_, { subject, text, html, to }) => {
      expect(subject.length).toBeGreaterThan(5)
      expect(text).not.toMatch(/undefined|null|\[object|\u00a0/)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toMatch(/undefined|\[object|<script/)
      expect(html).not.toContain(`"1"`)
      expect(to.address).toContain('@')
    },
  )

  it('says something else than in the other language, and no ß', () => {
    const other = everyLetter(language === 'de' ? 'en' : 'de')
    everyLetter(language).forEach((letter, at) => {
      expect(letter.subject).not.toBe(other[at]?.subject)
      expect(letter.text).not.toContain('ß')
    })
  })

  it('shows a code before any other number, in one piece, and dies with it', () => {
    for (const letter of everyLetter(language).slice(0, 2)) {
      expect(/\d+/.exec(letter.text)?.[0]).toBe('012345')
      expect(letter.html).toContain('>012345<')
      expect(letter.subject.startsWith('012345 ')).toBe(true)
      expect(letter.expiresAt).toBe(code.expiresAt)
    }
  })

  it('leads to the order’s page in the reader’s language', () => {
    const ready = everyLetter(language).find((letter) => letter.letter === 'order-ready')
    const url = `https://grill.example/${language}/track/ORD-20261120-7F3KQ2M9XW`
    expect(ready?.text).toContain(url)
    expect(ready?.html).toContain(`href="${url}"`)
  })
})

it('the confirmation adds up as the till will: dishes, delivery, cash due', () => {
  const received = everyLetter('en').find((letter) => letter.letter === 'order-received')
  expect(received?.text).toContain(`2 × ${nasty} (${nasty}): CHF 1’234.50`)
  expect(received?.text).toContain('Delivery: CHF 5.00')
  expect(received?.text).toContain('To pay in cash: CHF 1’239.50')
})

it('times are those of the clock in Zurich, with the day unless it is today', () => {
  const address = { letterhead, language: 'de' as const, to: { name: '', address: 'ana@example.com' } }
  const letter = orderAcceptedLetter(address, { ...order, promisedFor: new Date('2030-07-01T16:05:00Z') })
  expect(letter.subject).toContain('Montag, 1. Juli, 18:05')
  expect(letter.text).toContain('Abholbereit\n\n18:05\n\nMontag, 1. Juli\n')
  const now = new Date()
  const today = orderAcceptedLetter(address, { ...order, promisedFor: now })
  expect(today.subject).toMatch(/ \d\d:\d\d$/)
})

it('an answer to a contact message goes to the guest', () => {
  const message = everyLetter('de').find((letter) => letter.letter === 'contact-message')
  expect(message).toMatchObject({ to: { address: 'shop@grill.example' }, replyTo: 'ana@example.com' })
})
