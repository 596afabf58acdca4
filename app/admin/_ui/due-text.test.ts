import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { dueText } from './due-text'

test.each([
  [4405, false, 'bar CHF\u00a044.05'],
  [0, false, 'bezahlt'],
  [0, true, 'online bezahlt'],
  [625, true, 'Rest bar CHF\u00a06.25'],
])('%i Rappen to collect, online: %s', (toCollectRappen, isOnline, said) => {
  expect(dueText(toCollectRappen, { isOnline, words: texts('de').admin.board })).toBe(said)
})
