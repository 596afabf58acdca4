import { beforeAll, expect, test } from 'vitest'
import type { Customer } from '@/lib/accounts/caller'
import { languages, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { createShop } from '@/lib/testing/shop/shop'
import { plainText, retentionLines, type Sections } from '@/lib/pages/sections-of'
import { currentShop } from '@/lib/shop/queries'
import { headOf } from './_head'
import { theText } from './_text'

// What of the shop is said about paying without a browser, in all its languages; e2e/alone/ways-to-pay.spec.ts looks at
// the pages.

const saysOnline =
  /TWINT|pay online|paid online|or online|payment provider|online bezahl|oder online|Zahlungsanbieter|(pay\S+|ou) en ligne|prestataire de paiement|pag\S+ online|\bo online|fornitore di pagamenti/i
const saysCashAlone =
  /(pay in cash|bar bezahlen|payez en espèces|pagamento in contanti)\.|only accept|nur Barzahlung|n’acceptons que|Accettiamo solo/
let guest: Customer

beforeAll(async () => {
  await createShop()
  await takePaymentsWith(new TestProvider())
  guest = (await newCustomer()).caller
})

async function turn(isOn: boolean): Promise<void> {
  await db().paymentProvider.updateMany({ data: { takesTwint: isOn, takesCards: isOn } })
}

const namesOf = (said: Record<string, string>, sense: RegExp) =>
  Object.keys(said).filter((name) => sense.test(said[name] ?? ''))

test.each(languages)('a shop that takes cash alone says nothing of paying online (%s)', async (language) => {
  await turn(false)
  const said = await saidIn(language)
  expect(namesOf(said, saysOnline)).toEqual([])
  expect(namesOf(said, saysCashAlone)).toEqual(['head', 'refusal'])
})

test.each(languages)('one that takes money online says it wherever it speaks of paying (%s)', async (language) => {
  await turn(true)
  const said = await saidIn(language)
  expect(namesOf(said, saysOnline)).toEqual(['head', 'terms', 'privacy', 'retention'])
  expect(namesOf(said, saysCashAlone)).toEqual([])
})

async function saidIn(language: Language): Promise<Record<string, string>> {
  const { seo, privacy } = texts(language).shop
  const { description } = await headOf({ language, path: '/', title: '', description: seo.descriptions.home })
  return {
    head: description ?? '',
    terms: wordsOf(await theText('terms', language)),
    privacy: wordsOf(await theText('privacy', language)),
    retention: retentionLines(privacy.retention, await currentShop(), language).join('\n'),
    refusal: await refusalIn(language),
  }
}

function wordsOf({ opening, sections }: Sections): string {
  const blocks = [...opening, ...sections.flatMap((section) => section.blocks)]
  return blocks.map((block) => ('children' in block ? plainText(block.children) : '')).join('\n')
}

/** Of a way of paying that no shop knows. */
async function refusalIn(language: Language): Promise<string> {
  const refusal = await order(guest, { payment_method: 'Gold' }).catch((error: unknown) => error)
  if (!(refusal instanceof Refusal)) throw new Error('it was not refused')
  const { messages, refusals } = texts(language)
  return refusal.details.message ? messages[refusal.details.message] : refusals[refusal.code]
}
