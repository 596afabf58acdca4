import { describe, expect, test } from 'vitest'
import { withoutInvisible } from './invisible'

const signs = Array.from(
  '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u061c\u034f\u3164\ufe0f\u{e0041}',
).slice(1)
const named = (text: string) => Array.from(text, (sign) => `U+${sign.codePointAt(0)?.toString(16)}`).join(' ')

describe('a sign that nobody sees', () => {
  test.each(signs.map((sign) => [named(sign), sign]))('%s is taken out of a name', (_name, sign) => {
    expect(withoutInvisible(`Marghe${sign}rita`)).toBe('Margherita')
    expect(withoutInvisible(`${sign}Margherita${sign}`)).toBe('Margherita')
    expect(withoutInvisible(`م${sign}`)).toBe('م')
  })

  test.each(['می‌خواهم', 'क्‍ष', 'شركة‌ها', '👩‍🍳', '👨‍👩‍👧', '🏳️‍🌈', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛󠄀', 'Zoë Łukasz Ưng', '山田 太郎'])(
    'stays where a script or a picture needs it: %s',
    (text) => expect(withoutInvisible(text)).toBe(text),
  )

  test('is taken once where two stand', () => {
    expect(withoutInvisible('می\u200c\u200cخواهم')).toBe('می\u200cخواهم')
  })
})
