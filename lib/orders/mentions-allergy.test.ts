import { expect, test } from 'vitest'
import { mentionsAllergy } from './mentions-allergy'

test.each([
  'Nussallergie!',
  'ALLERGISCH auf Sellerie',
  'laktoseintolerant',
  'Zöliakie, bitte getrennt',
  'severe peanut allergy',
  'I am coeliac',
  'allergique aux noix',
  'maladie cœliaque',
  'intollerante al lattosio',
  'sono celiaca',
  'Unverträglichkeit: Milch',
])('%s is boxed', (text) => expect(mentionsAllergy(text)).toBe(true))

test.each(['', 'extra Servietten', 'bitte ohne Zwiebeln', 'klingeln bei Müller', 'alles gut'])('%s is not', (text) =>
  expect(mentionsAllergy(text)).toBe(false),
)
