import { describe, expect, it } from 'vitest'
import { languages, type Language } from '@/lib/i18n/language'
import { code, everyMail, reference } from '@/lib/testing/outside/every-mail'
import type { Mail } from './mail'
import { orderAcceptedMail } from './order-steps'

const nasty = `<script>alert("1")</script> & 'Co' 99`
const paid: Record<string, string> = { pickup: 'when you pick it up', delivery: 'at the door' }
const order = { ...reference, fulfilment: 'pickup' } as const

function mailsIn(language: Language, shopName = nasty): Mail[] {
  return everyMail(language, { name: nasty, shopName })
}

describe.each(['de', 'en'] as const)('every mail in %s', (language) => {
  it('has a subject, a text and a page that lets nothing of a customer through as markup', () => {
    for (const { template, subject, text, html, to } of mailsIn(language)) {
      expect(subject.length, template).toBeGreaterThan(5)
      expect(text, template).not.toMatch(/undefined|null|\[object|\u00a0/)
      expect(html, template).toContain(`<html lang="${language}">`)
      expect(html, template).not.toMatch(/undefined|\[object|<script/)
      expect(html, template).not.toContain(`"1"`)
      expect(to.address, template).toContain('@')
    }
  })

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
  expect(received?.text).toContain(`2 × ${nasty} (${nasty}, ${nasty}): CHF 1’234.50`)
  expect(received?.text).toContain('Delivery: CHF 5.00')
  expect(received?.text).toContain('To pay in cash: CHF 1’239.50')
})

describe('the confirmation says what a customer looks for later', () => {
  const [pickup, delivery] = ['pickup', 'delivery'].map((fulfilment) =>
    mailsIn('en').find(({ template, text }) => template === 'order-received' && text.includes(paid[fulfilment] ?? '')),
  )

  it('where to, with a map, for a pickup; where it goes for a delivery', () => {
    expect(pickup?.text).toContain(`Pickup at:\n${nasty}\n${nasty}\n8004\nShow on the map: https://map.example`)
    expect(pickup?.html).toContain('href="https://map.example/?query=8004"')
    expect(delivery?.text).toContain(`Delivery to:\n${nasty}\n8004`)
    expect(delivery?.text).not.toContain('Pickup')
  })

  it('about when it is there, which the shop has not confirmed yet', () => {
    const asap = mailsIn('en').filter(({ template, text }) => template === 'order-received' && text.includes('About '))
    expect(asap).toHaveLength(2)
    expect(asap[0]?.text).toContain('after that until 19:05, as long as the food is not ready.')
    expect(asap[0]?.text).toMatch(/About (Friday 20 November, )?19:05, not yet confirmed\./)
  })

  it('until when it can be cancelled and where, the tax, the age that is checked, and which order it is', () => {
    for (const mail of [pickup, delivery]) {
      expect(mail?.text).toContain('after that until Friday 20 November, 19:05, as long as it has not begun.')
      expect(mail?.text).toContain(`Cancel order: https://grill.example/en/track/${reference.orderId}`)
      expect(mail?.text).toContain('Includes 2.6 % VAT: CHF 31.41 of CHF 1’239.60, net CHF 1’208.19')
      expect(mail?.text).toContain('from the age of 16')
      expect(mail?.text).toContain(`342 · 7F3K\n${reference.orderId}`)
    }
  })
})

it('a sentence of the staff stands in every mail about a step', () => {
  const told = ['order-accepted', 'order-delayed', 'order-out-for-delivery', 'order-rejected', 'order-cancelled']
  const quoted = mailsIn('de').filter(({ text }) => text.includes(`Nachricht aus der Küche:\n«${nasty}»`))
  expect([...new Set(quoted.map(({ template }) => template))].toSorted()).toEqual(told.toSorted())
})

it('times are those of the clock in Zurich, with the day unless it is today', () => {
  const address = {
    shopDetails: { shopName: nasty, origin: 'https://grill.example', email: '', phone: '', address: [], mapUrl: '' },
    language: 'de' as const,
    to: { name: '', address: 'ana@example.com' },
  }
  const promisedFor = new Date('2030-07-01T16:05:00Z')
  const mail = orderAcceptedMail(address, { ...order, promisedFor, isPreorder: true, shownFor: null })
  expect(mail.subject).toContain('Montag, 1. Juli, 18:05')
  expect(mail.text).toContain(
    'Angenommen, abholbereit um\n\n18:05\n\nMontag, 1. Juli\n\nDie Küche hat Ihre Vorbestellung',
  )
  const now = new Date()
  const today = orderAcceptedMail(address, { ...order, promisedFor: now, isPreorder: false, shownFor: null })
  expect(today.subject).toMatch(/ \d\d:\d\d$/)
})

it('an answer to a contact message goes to the customer', () => {
  const message = mailsIn('de').find((mail) => mail.template === 'contact-message')
  expect(message).toMatchObject({ to: { address: 'shop@grill.example' }, replyTo: 'ana@example.com' })
})

describe.each(languages)('a shop without a name in %s', (language) => {
  it('leaves no hole where the name would stand', () => {
    for (const { template, subject, text, to } of mailsIn(language, '')) {
      expect(subject, template).not.toMatch(/^\s|\s$| {2}|""|,$/)
      expect(text, template).toContain(`\n\n-- \n${nasty}, 8004\n044 555 01 01\nhttps://grill.example\n`)
      expect(to.name, template).not.toBe('')
    }
  })

  it('is called by its address', () => {
    const subjects = mailsIn(language, '').map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('grill.example'))).toHaveLength(15)
  })
})

it('what was paid online is not asked for in cash, and goes back by itself', () => {
  const mails = mailsIn('en')
  const received = mails.find(({ template, text }) => template === 'order-received' && text.includes('Paid online'))
  expect(received?.text).toContain('You have paid online.')
  expect(received?.text).not.toContain('cash')
  const cancelled = mails.filter(({ template }) => template === 'order-cancelled').map(({ text }) => text)
  expect(cancelled[0]).toContain('We pay CHF 50.70 back automatically')
  expect(cancelled[1]).toContain('You get CHF 50.70 back.')
})

it('a name from right to left stands for itself, and no number beside it moves', () => {
  const name = 'سارة'
  const shown = `\u2068${name}\u2069`
  for (const { template, text, html } of everyMail('de', { name, shopName: 'Grill' })) {
    const bare = [text, html].join('\n').match(new RegExp(`(?<!\u2068)${name}[^<\n]*\\d`, 'u'))
    expect(bare?.[0], template).toBeUndefined()
  }
  const all = everyMail('de', { name, shopName: 'Grill' })
  expect(all.find(({ template }) => template === 'contact-message')?.text).toContain(`${shown} (ana@example.com)`)
  expect(all.find(({ template }) => template === 'order-received')?.text).toContain(
    `2 × ${shown} (${shown}, ${shown}): CHF`,
  )
})
