import { describe, expect, it } from 'vitest'
import {
  cashRounding,
  formatAmount,
  formatPrice,
  toFrancs,
  toRappen,
  isUnusualChange,
  readTypedAmount,
  sentAmount,
} from './money'
import { amount } from './amount'

describe('amounts that come in', () => {
  it.each([
    [25.5, 2550],
    ['25.50', 2550],
    ['25', 2500],
    [0.05, 5],
    [19.9, 1990],
    ['-3.05', -305],
    ['\u200e12.50\u200b', 1250],
  ])('%s is %i Rappen', (typed, rappen) => {
    expect(toRappen(typed)).toBe(rappen)
  })

  it.each(['25.505', '1e3', '', 'abc', '0x10', '1 000', NaN, Infinity, 1e21])('%s is no amount', (typed) => {
    expect(toRappen(typed)).toBeNull()
  })
})

describe('amounts that go out', () => {
  it('are numbers with at most two decimals', () => {
    expect(toFrancs(2550)).toBe(25.5)
    expect(toFrancs(1995)).toBe(19.95)
  })

  it('group thousands the Swiss way', () => {
    expect(formatAmount(123_450)).toBe('1’234.50')
    expect(formatAmount(1_234_567_890)).toBe('12’345’678.90')
    expect(formatPrice(2500)).toBe('CHF\u00a025.00')
  })
})

it.each([
  [2500, 0],
  [2501, -1],
  [2502, -2],
  [2503, 2],
  [2504, 1],
])('cash for %i Rappen is rounded by %i', (total, rounding) => {
  expect(cashRounding(total)).toBe(rounding)
})

describe('what people type', () => {
  it.each([
    ['12,50', 1250],
    ['\u202a12,50\u202c\u200b', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    ['12', 1200],
    ['12.', 1200],
    ['12.-', 1200],
    ['12.–', 1200],
    ['12,--', 1200],
    ['-.50', 50],
    ['–.50', 50],
    ['.5', 50],
    ['CHF 12.50', 1250],
    ['chf12,50', 1250],
    ['Fr. 12.50', 1250],
    ['12.50 SFr.', 1250],
    ['12.– CHF', 1200],
    ["1'250.–", 125_000],
    ['1’250.50', 125_050],
    ['1 250,50', 125_050],
    ['1\u202f250.50', 125_050],
    ['CHF\u00a01’250.50', 125_050],
    ['1.250,50', 125_050],
    ['1,250.50', 125_050],
    [' 0012.50 ', 1250],
    ['0', 0],
  ])('%j is %i Rappen', (typed, rappen) => {
    expect(readTypedAmount(typed)).toEqual({ rappen })
  })

  it.each(['1,250', '1.250', 'CHF 1,250', '12.505', '1.250.000'])('%j can be read in two ways', (typed) => {
    expect(readTypedAmount(typed)).toMatchObject({ problem: 'ambiguous' })
  })

  it('says what the thousand would be', () => {
    expect(readTypedAmount('1,250')).toEqual({ problem: 'ambiguous', rappenIfThousands: 125_000 })
  })

  it.each(['0.125', '1250.125', '12.5000', "1'250.125"])('%j has too many decimals', (typed) => {
    expect(readTypedAmount(typed)).toEqual({ problem: 'too_many_decimals' })
  })

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '–',
    'CHF',
    'abc',
    '12 50',
    "12'50",
    '-5',
    '1e3',
    '٣',
    '12.5.0',
    '1234567890',
    'NaN',
  ])('%j is no amount', (typed) => {
    expect(readTypedAmount(typed)).toEqual({ problem: 'no_amount' })
  })
})

/** Every way to write an amount that this shop has ever seen on a price tag. */
function waysToWrite(rappen: number): string[] {
  const francs = Math.floor(rappen / 100)
  const cents = String(rappen % 100).padStart(2, '0')
  const wholes = [String(francs), ...["'", '’', ' ', '\u00a0', '\u202f'].map((mark) => grouped(francs, mark))]
  const exact = wholes.flatMap((whole) => [`${whole}.${cents}`, `${whole},${cents}`])
  const round = cents === '00' ? wholes.flatMap((whole) => [whole, `${whole}.-`, `${whole}.–`, `${whole}.—`]) : []
  const plain = [...exact, ...round]
  return plain.flatMap((text) => [text, `CHF ${text}`, `CHF\u00a0${text}`, `${text} CHF`, `Fr. ${text}`, ` ${text} `])
}

function grouped(francs: number, mark: string): string {
  return String(francs).replace(/\B(?=(\d{3})+$)/g, mark)
}

describe('for every amount up to the dearest dish', () => {
  // Steps that meet every pair of digits behind the point, and every length before it.
  const amounts = Array.from({ length: 400 }, (_, step) => (step * 2503) % 1_000_001)

  it('every way to write it means it, and the API takes what is sent', () => {
    for (const rappen of amounts)
      for (const typed of waysToWrite(rappen)) {
        expect({ typed, ...readTypedAmount(typed) }).toEqual({ typed, rappen })
        expect({ typed, sent: amount.parse(sentAmount(typed)) }).toEqual({ typed, sent: rappen })
      }
  })

  it('no mark, left out or doubled, makes a hundredfold of it', () => {
    for (const rappen of amounts.filter((value) => value > 0))
      for (const typed of [',', '.'].map((mark) => (rappen / 100).toFixed(2).replace('.', mark))) {
        expect({ typed, ...readTypedAmount(typed) }).toEqual({ typed, rappen })
        const doubled = typed.replace(/[.,]/, '$&$&')
        expect({ doubled, ...readTypedAmount(doubled) }).toEqual({ doubled, problem: 'no_amount' })
      }
  })

  it('a comma or point before three digits is never guessed', () => {
    for (let francs = 1; francs <= 999; francs += 1)
      for (const mark of [',', '.'])
        expect(readTypedAmount(`${francs}${mark}${String(francs).padStart(3, '0')}`)).toMatchObject({
          problem: 'ambiguous',
        })
  })
})

describe('what a program sends', () => {
  it.each(['12,50', "1'250", '1,250', '1.250', 'CHF 12.50', '1 250'])('%j is refused, never made larger', (sent) => {
    expect(amount.safeParse(sent).success).toBe(false)
  })
})

it.each([
  [1250, 125_000, true],
  [1000, 1501, true],
  [1000, 1500, false],
  [1000, 500, false],
  [1000, 499, true],
  [0, 5000, false],
])('from %i to %i Rappen: %s', (from, to, isUnusual) => {
  expect(isUnusualChange(from, to)).toBe(isUnusual)
})
