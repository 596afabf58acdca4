import { describe, expect, it } from 'vitest'
import type { Language } from '@/lib/i18n/language'
import { alreadyRegisteredMail } from './already-registered'
import { codeMail } from './code'
import { contactMessageMail } from './contact-message'
import type { Mail } from './mail'
import { orderAcceptedMail } from './order-accepted'
import { orderCancelledMail } from './order-cancelled'
import { orderDelayedMail } from './order-delayed'
import { orderReadyMail } from './order-ready'
import { orderReceivedMail } from './order-received'
import { orderRejectedMail } from './order-rejected'
import { orderWaitingMail } from './order-waiting'
import { passwordResetMail } from './password-reset'

const nasty = `<script>alert("1")</script> & 'Co' 99`
const shopDetails = {
  shopName: nasty,
  origin: 'https://grill.example',
  email: 'shop@grill.example',
  phone: '044 555 01 01',
}
const order = { orderId: 'ORD-20261120-7F3KQ2M9XW', shortNumber: '7F3K', fulfilment: 'pickup' } as const
const code = { code: '012345', expiresAt: new Date('2026-11-20T18:10:00Z') }
const promisedFor = new Date('2026-11-20T18:05:00Z')

function mailsIn(language: Language): Mail[] {
  const address = { shopDetails, language, to: { name: nasty, address: 'ana@example.com' } }
  const line = { quantity: 2, name: nasty, totalRappen: 123450, note: nasty }
  const bill = { lines: [line], deliveryFeeRappen: 500, amountRappen: 123950, roundingRappen: 0 }
  const deliverTo = [nasty, '8004 Zürich']
  return [
    codeMail(address, code),
    passwordResetMail(address, code),
    alreadyRegisteredMail(address),
    orderReceivedMail(address, {
      ...order,
      ...bill,
      fulfilment: 'delivery',
      deliverTo,
      requestedFor: promisedFor,
      orderNotes: nasty,
    }),
    orderAcceptedMail(address, { ...order, promisedFor }),
    orderDelayedMail(address, { ...order, promisedFor }),
    orderReadyMail(address, order),
    orderRejectedMail(address, { ...order, reason: 'sold_out', text: nasty }),
    orderCancelledMail(address, { ...order, by: 'shop', text: nasty }),
    orderWaitingMail(address, { ...order, waitingMinutes: 5 }),
    contactMessageMail(address, { fullName: nasty, email: 'ana@example.com', subject: 'feedback', message: nasty }),
  ]
}

describe.each(['de', 'en'] as const)('every mail in %s', (language) => {
  it.each(mailsIn(language).map((mail) => [mail.template, mail] as const))(
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
    const other = mailsIn(language === 'de' ? 'en' : 'de')
    mailsIn(language).forEach((mail, at) => {
      expect(mail.subject).not.toBe(other[at]?.subject)
      expect(mail.text).not.toContain('ß')
    })
  })

  it('shows a code before any other number, in one piece, and dies with it', () => {
    for (const mail of mailsIn(language).slice(0, 2)) {
      expect(/\d+/.exec(mail.text)?.[0]).toBe('012345')
      expect(mail.html).toContain('>012345<')
      expect(mail.subject.startsWith('012345 ')).toBe(true)
      expect(mail.expiresAt).toBe(code.expiresAt)
    }
  })

  it('leads to the order’s page in the reader’s language', () => {
    const ready = mailsIn(language).find((mail) => mail.template === 'order-ready')
    const url = `https://grill.example/${language}/track/ORD-20261120-7F3KQ2M9XW`
    expect(ready?.text).toContain(url)
    expect(ready?.html).toContain(`href="${url}"`)
  })
})

it('the confirmation adds up as the till will: menu items, delivery, cash due', () => {
  const received = mailsIn('en').find((mail) => mail.template === 'order-received')
  expect(received?.text).toContain(`2 × ${nasty} (${nasty}): CHF 1’234.50`)
  expect(received?.text).toContain('Delivery: CHF 5.00')
  expect(received?.text).toContain('To pay in cash: CHF 1’239.50')
})

it('times are those of the clock in Zurich, with the day unless it is today', () => {
  const address = { shopDetails, language: 'de' as const, to: { name: '', address: 'ana@example.com' } }
  const mail = orderAcceptedMail(address, { ...order, promisedFor: new Date('2030-07-01T16:05:00Z') })
  expect(mail.subject).toContain('Montag, 1. Juli, 18:05')
  expect(mail.text).toContain('Abholbereit\n\n18:05\n\nMontag, 1. Juli\n')
  const now = new Date()
  const today = orderAcceptedMail(address, { ...order, promisedFor: now })
  expect(today.subject).toMatch(/ \d\d:\d\d$/)
})

it('an answer to a contact message goes to the guest', () => {
  const message = mailsIn('de').find((mail) => mail.template === 'contact-message')
  expect(message).toMatchObject({ to: { address: 'shop@grill.example' }, replyTo: 'ana@example.com' })
})
