import { expect, test } from 'vitest'
import { csvLines, defused, undefused } from './csv'

test.each([
  ['a line break', 'Rind: Schweiz\nPoulet: Brasilien'],
  ['one of an old editor', 'Rind\rPoulet'],
  ['one of Windows', 'Rind\r\nPoulet'],
  ['a semicolon', 'Rind; Poulet'],
])('%s in a cell is quoted, or a spreadsheet would begin a row or a cell with it', (_, cell) => {
  expect(csvLines([['Burger', cell, '18.90']])).toBe(`Burger;"${cell}";18.90\r\n`)
})

test.each(['=1+1', '+41', '-5', '@SUM(1)', '＝1+1', '＋41', '－5', '＠SUM(1)', "'=1", '\t=1'])(
  '%j is written as a text, and read again as it was',
  (text) => {
    expect(defused(text)).toBe(`'${text}`)
    expect(undefused(defused(text))).toBe(text)
  },
)
