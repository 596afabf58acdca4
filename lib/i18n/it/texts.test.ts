import { expect, test } from 'vitest'
import { formsOf, leavesOf } from '@/lib/testing/source/catalogue-leaves'
import { it } from './texts'

const forms = leavesOf(it).flatMap(([path, leaf]) => Object.values(formsOf(leaf)).map((text) => [path, text] as const))
const where = (isWrong: (text: string) => boolean) => forms.filter(([, text]) => isWrong(text))

/** Placeholders and links say nothing about the language. */
const wordsOf = (text: string) => text.replaceAll(/\{\w+\}/g, ' ').match(/[\p{L}_]+/gu) ?? []
const hasOneOf = (words: string) => (text: string) => wordsOf(text).some((word) => words.split(' ').includes(word))

test('no German is left', () => {
  const words =
    'und oder der die das den dem ein eine ist sind nicht kein keine mit von für auf bei zum zur ' +
    'Bitte bitte Sie Ihr Ihre Ihren Wir wir Bestellung Abholung Lieferung Gericht Gerichte Speisekarte Rappen MWST'
  expect(where(hasOneOf(words))).toEqual([])
  expect(where((text) => /[äöß]|ü(?!ni)/.test(text))).toEqual([])
})

test('no English is left', () => {
  const words =
    'the The and or of to is are was with without from for this This that it your Your you You we We ' +
    'please Please order Order orders dish dishes pickup delivery cart checkout VAT kitchen guest price'
  expect(where(hasOneOf(words))).toEqual([])
})

test('a guest is addressed politely', () => {
  expect(where(hasOneOf('tu Tu ti Ti te tuo tua tuoi tue Tuo Tua Tuoi Tue vostro vostra voi'))).toEqual([])
})

test('apostrophes are curved, quotation marks those of Switzerland, without spaces inside', () => {
  expect(where((text) => /['"“”„]|« | »/.test(text))).toEqual([])
})

test('no space stands before a sign of punctuation, an ellipsis included', () => {
  expect(where((text) => / [.,;:!?…]/.test(text))).toEqual([])
})

test('accents are on the letter, the right way round', () => {
  expect(where((text) => /[aeiou]’(?!\p{L})|perchè|finchè|poichè|nè |[Ee]' /u.test(text.replace('po’', '')))).toEqual(
    [],
  )
})

// "dal 8" is wrong before a vowel, and so is "di il": what is put in must need neither elision nor an article.
test('no article joined to a preposition stands before what is filled in', () => {
  expect(where((text) => /\b(del|al|dal|nel|sul|l’|dell’|all’|un’)\s?\{/.test(text))).toEqual([])
})
