import { expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { defaultText } from './default-text'
import { namesSeller } from './names-seller'

const shop = {
  name: 'Chez Ana',
  ownerName: '',
  vatNumber: '',
  vatLiableFrom: null,
  streetAddress: 'Bahnhofstrasse 1',
  postcode: '8001',
  city: 'Zürich',
  email: 'ana@example.com',
  phone: '044 555 01 01',
  cancellationMinutes: 15,
  preorderCancellationMinutes: 60,
  rejectAfterMinutes: 0,
  pickupMinimumRappen: 0,
  deliveryMinimumRappen: null,
  online: null,
  orderWithoutAccount: false,
}

test.each(languages)('the default imprint in %s names a seller whose data are there, and only then', (language) => {
  const imprint = defaultText('imprint', language)
  expect(namesSeller(imprint, shop, language)).toBe(true)
  for (const missing of ['name', 'streetAddress', 'city', 'email'])
    expect(namesSeller(imprint, { ...shop, [missing]: '' }, language), missing).toBe(false)
})

test.each([
  ['facts', '## Wir\n\n{shop}, {address}\n\n- [{email}](mailto:{email})', true],
  ['typed words', 'CHEZ ANA\\\nBahnhofstrasse 1, 8001 Zürich\n\nAna@example.com', true],
  ['no e-mail address', '{shop}, {address}', false],
  ['no address', '{shop} {email}', false],
])('an imprint of the owner: %s', (_what, imprint, names) => {
  expect(namesSeller(imprint, shop, 'en')).toBe(names)
})
