import { expect, test } from 'vitest'
import { languages } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { retention } from '@/lib/platform/retention'
import type { PaymentOffer } from '@/lib/platform/payment-offer'
import { retentionLines } from './sections-of'

const online: PaymentOffer = {
  ...{ provider: 'demo', isLive: false, minimumRappen: 0 },
  ...{ kinds: ['twint', 'card'], for: ['pickup', 'delivery'] },
}

test.each(languages)('in %s the page names every period of the table, and nothing twice', (language) => {
  const paragraphs = retentionLines(texts(language).shop.privacy.retention, { online }, language)
  expect(new Set(paragraphs).size).toBe(Object.keys(retention).length + 1)
  expect(paragraphs.join('\n')).not.toMatch(/[{}]|undefined/)
})

test('it says what the code does', () => {
  const paragraphs = retentionLines(texts('en').shop.privacy.retention, { online: null }, 'en')
  expect(paragraphs).toContain('Registrations that nobody confirms: 7 days (no longer than needed, Art. 6 FADP).')
  expect(paragraphs).toContain(
    'What was sold, without these details: 10 years from the end of the business year (accounting, Art. 958f CO).',
  )
})
