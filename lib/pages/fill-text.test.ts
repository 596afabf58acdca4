import { expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { defaultText } from './default-text'
import { factsOf } from './facts'
import { fillText } from './fill-text'
import { parseText } from './parse-text'
import { plainText, sectionsOf, withRetention } from './sections-of'
import { textKinds } from './text-kind'

const shop = {
  name: '*Grill* [x](javascript:y)',
  ownerName: '',
  vatNumber: '',
  vatLiableFrom: null,
  streetAddress: 'Weg 1',
  postcode: '8004',
  city: 'Zürich',
  email: 'a@grill.example',
  phone: '044 555 01 01',
  cancellationMinutes: 15,
  preorderCancellationMinutes: 60,
  rejectAfterMinutes: 0,
  pickupMinimumRappen: 2500,
  deliveryMinimumRappen: null,
  online: null,
  orderWithoutAccount: false,
}
const facts = factsOf(shop, 'en')
const filled = (markdown: string) => fillText(parseText(markdown, 'terms').blocks, facts)
const wordsOf = (markdown: string) =>
  filled(markdown).map((block) => ('children' in block ? plainText(block.children) : block.type))

test('what a setting says is words, whatever signs are in it', () => {
  expect(filled('{shop}')).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: '*Grill* [x](javascript:y)' }] },
  ])
})

test('a paragraph that names what the shop does not have is left out, and a heading above nothing with it', () => {
  expect(wordsOf('## Owner\n\n{owner}\n\n## Way\n\n{street}\n\n## VAT\n\n- {vat_number}')).toEqual(['Way', 'Weg 1'])
})

test('a link to a word that is no fact leads nowhere', () => {
  expect(wordsOf('[Ort](https://grill.example/{constructor}{toString})')).toEqual(['Ort'])
})

test('a link to a fact dials and writes to it', () => {
  const urls = filled('[{email}](mailto:{email}) [{phone}](tel:{phone})').flatMap((block) =>
    'children' in block ? block.children.flatMap((node) => (node.type === 'link' ? [node.url] : [])) : [],
  )
  expect(urls).toEqual(['mailto:a@grill.example', 'tel:0445550101'])
})

test.each(languages.flatMap((language) => textKinds.map((kind) => [language, kind] as const)))(
  'the default in %s for %s is one that an owner could save',
  (language, kind) => {
    const { problems } = parseText(defaultText(kind, language), kind)
    expect(problems).toEqual([])
  },
)

const bare = factsOf({ ...shop, pickupMinimumRappen: 0, vatNumber: '' }, 'en')

test.each(languages.flatMap((language) => textKinds.map((kind) => [language, kind] as const)))(
  'the default in %s for %s says every fact, and none that is not there',
  (language, kind) => {
    const { blocks } = parseText(defaultText(kind, language), kind)
    for (const known of [facts, bare]) expect(JSON.stringify(fillText(blocks, known))).not.toMatch(/[{]\w+[}]|\b0\.00/)
  },
)

test.each(languages)('the default terms in %s name a minimum and a delivery only where there is one', (language) => {
  const { blocks } = parseText(defaultText('terms', language), 'terms')
  const said = (known: typeof facts) => JSON.stringify(fillText(blocks, known))
  const amounts = { pickupMinimumRappen: 2345, deliveryMinimumRappen: 6789 }
  expect(said(factsOf({ ...shop, ...amounts }, language))).toMatch(/23\.45.*67\.89/s)
  expect(said(bare)).not.toMatch(/CHF\s\d/)
})

test.each(languages)('the default terms in %s ask for an account only where the owner does', (language) => {
  const { blocks } = parseText(defaultText('terms', language), 'terms')
  const said = (orderWithoutAccount: boolean) =>
    JSON.stringify(fillText(blocks, factsOf({ ...shop, orderWithoutAccount }, language)))
  const { needed, optional } = texts(language).shop.terms.account
  expect([said(false).includes(needed), said(false).includes(optional)]).toEqual([true, false])
  expect([said(true).includes(needed), said(true).includes(optional)]).toEqual([false, true])
})

test('the default terms have the six sections of the specification', () => {
  const { sections } = sectionsOf(parseText(defaultText('terms', 'en'), 'terms').blocks)
  expect(sections.map(({ title }) => plainText(title))).toEqual([
    'Introduction',
    'Orders and payments',
    'Delivery and pickup',
    'Food safety and allergens',
    'User accounts',
    'Governing law',
  ])
})

test('how long what is kept is said where the text wants it, and otherwise at its end', () => {
  const retention = { title: 'Kept', lines: ['a', 'b'] }
  const said = (markdown: string) =>
    withRetention(sectionsOf(parseText(markdown, 'privacy').blocks), retention).sections.map(
      ({ title, blocks }) => `${plainText(title)}: ${blocks.length}`,
    )
  expect(said('## One\n\n{retention}\n\n## Two\n\nx')).toEqual(['One: 2', 'Two: 1'])
  expect(said('## One\n\nx')).toEqual(['One: 1', 'Kept: 2'])
})
