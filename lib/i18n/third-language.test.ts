import { beforeAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { contract } from '@/app/api/v1/contract/table'
import { encode } from '@/app/api/v1/http/encode'
import type { OperationSpec } from '@/app/api/v1/http/operation'
import { refusalResponse } from '@/app/api/v1/http/refuse'
import { reply } from '@/app/api/v1/http/reply'
import { headOf } from '@/app/_head'
import { Refusal } from '@/lib/platform/refusal'
import { refusals, type RefusalCode } from '@/lib/platform/refusals'
import { db } from '@/lib/platform/database/db'
import { everyMail, reference } from '@/lib/testing/outside/every-mail'
import { createShop } from '@/lib/testing/shop/shop'
import { addPseudoLanguage, wordsOutside } from '@/lib/testing/random/pseudo-language'
import { refusalOf } from '@/server/http/refuse-request'
import type { FieldError } from './catalogue'
import { counted } from './fill'
import { acceptedLanguage, languages, parseLocale } from './language'
import { texts } from './texts'

const language = addPseudoLanguage()
const codes = Object.keys(refusals) as RefusalCode[]
const amounts = { amount: '6', pieces: '7', count: '8' }
const values = { items: '1', minimum: '2', seconds: '3', phone: '4', email: '5', problem: '9', ...amounts }

describe('a third language', () => {
  beforeAll(createShop)

  it('is spoken to a browser that asks for it', () => {
    expect(acceptedLanguage('xx, de;q=0.5', languages)).toBe('xx')
    expect(parseLocale('~xx')).toEqual({ language: 'xx', prefix: '' })
  })

  it('is announced by every page where it is offered', async () => {
    await db().shop.update({ where: { id: 1 }, data: { languages: ['de', 'xx'] } })
    const { alternates, openGraph } = await headOf({ language, path: '/menu', title: '{shop}', values: { shop: '1' } })
    expect(alternates).toEqual({
      canonical: '/xx/menu',
      languages: { 'de-CH': '/de/menu', xx: '/xx/menu', 'x-default': '/menu' },
    })
    expect(openGraph).toMatchObject({ locale: 'xx_CH' })
  })
})

describe('no German or English is left', () => {
  it('in any mail', () => {
    for (const { template, subject, text, html } of everyMail(language, { name: '店' })) {
      const page = html
        .replace(/<style>[^]*<\/style>/, '')
        .replaceAll(/<title>|<\/\w+>|<br>/g, ' ')
        .replaceAll(/<[^>]*>/g, '')
      const known = ['grill.example', reference.orderId, reference.shortCode]
      for (const shown of [subject, text, page]) expect(wordsOutside(shown, known), template).toEqual([])
    }
  })

  it('in any refusal', async () => {
    for (const code of codes) {
      const response = refusalResponse(new Refusal(code, { values }), { language, requestId: '1' })
      const { message } = (await response.json()) as { message: string }
      expect(message).toContain('⟦')
      expect(wordsOutside(message), code).toEqual([])
    }
  })

  it('in what a form says about a field', async () => {
    const errors = Object.keys(texts('en').fieldErrors) as FieldError[]
    const fields = Object.fromEntries(errors.map((error) => [error, { error, values: { field: '1' } }]))
    const response = refusalResponse(new Refusal('invalid_fields', { fields }), { language, requestId: '1' })
    const said = (await response.json()) as { fields: Record<string, string> }
    expect(Object.values(said.fields).flatMap((text) => wordsOutside(text))).toEqual([])
  })

  const operations = Object.values<OperationSpec>(contract)
  it('in any answer', async () => {
    for (const spec of operations.filter(({ message }) => message)) {
      const answer = encode({ ...spec, answer: z.null() }, reply(null, { values: { email: '1' } }), language)
      const { message } = (await answer.json()) as { message: string }
      expect(message).toContain('⟦')
      expect(wordsOutside(message), spec.path).toEqual([])
    }
  })
})

test('what the server says without a page is said in it as well', () => {
  const refused = { area: 'page', language, path: '/', scope: { requestId: '1', generation: null } } as const
  for (const code of codes.filter((one) => !texts('en').refusals[one].includes('{'))) {
    const page = refusalOf(refused, code).body.toString()
    const shown = page.replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ')
    expect(wordsOutside(shown), code).toEqual([])
  }
})

test('a language with more plural forms than English uses them', () => {
  const files = '{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}'
  const polish = 'pl' as typeof language
  expect([1, 3, 5, 1.5].map((count) => counted(files, count, polish))).toEqual([
    '1 plik',
    '3 pliki',
    '5 plików',
    '1.5 pliku',
  ])
})
