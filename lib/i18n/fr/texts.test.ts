import { describe, expect, test } from 'vitest'
import { formsOf, leavesOf } from '@/lib/testing/source/catalogue-leaves'
import { fr } from './texts'

const everyForm = leavesOf(fr).flatMap(([path, leaf]) =>
  Object.values(formsOf(leaf)).map((text) => [path, text] as const),
)
const pathsWhere = (isWrong: (text: string) => boolean) => everyForm.filter(([, text]) => isWrong(text))

describe('French as it is set', () => {
  test('has a narrow space before its tall signs and inside its quotation marks, and no other', () => {
    expect(pathsWhere((text) => /[^\u202F(][;:!?%»](?!\w)|«[^\u202F]/.test(text))).toEqual([])
    expect(pathsWhere((text) => / \u202F|\u202F | {2}|\u00A0/.test(text))).toEqual([])
  })

  test('has the curved apostrophe, and no quotation marks of other languages', () => {
    expect(pathsWhere((text) => /['"`„“”]/.test(text))).toEqual([])
  })

  test('has no space before an ellipsis', () => {
    expect(pathsWhere((text) => /\s…/.test(text))).toEqual([])
  })
})

const wordsOf = (text: string) => text.replaceAll(/\{\w+\}/g, ' ').match(/\p{L}+/gu) ?? []
const has = (words: string) => (text: string) => wordsOf(text).some((word) => words.split(' ').includes(word))

test('nothing is left in German or English', () => {
  const inGerman =
    'und oder der die das ist nicht bitte Bitte ein eine mit von für auf bei Ihr Ihre Sie Rappen MWST Mail'
  const inEnglish = 'the The and is are your Your you You with from of please Please this This that not Order cart VAT'
  expect(pathsWhere(has(`${inGerman} ${inEnglish}`))).toEqual([])
  expect(pathsWhere((text) => /[äöüß]/.test(text))).toEqual([])
})

test('everybody is addressed politely', () => {
  expect(pathsWhere(has('tu Tu toi Toi te ton Ton ta Ta tes Tes'))).toEqual([])
})

// "de Anna" and "à Le Locle" are wrong; a number, an amount or a weekday needs neither elision nor another article.
test('no name is filled in after a word that it would change', () => {
  const names = 'name|item|items|dish|dishes|category|ingredient|shop|city|who|option|options|size'
  const changing = new RegExp(`(?<!\\p{L})(?:de|que|le|la|du|au|aux|des) \\{(?:${names})\\}`, 'iu')
  expect(pathsWhere((text) => changing.test(text) || /à \{city\}/.test(text))).toEqual([])
})
