import { describe, expect, it, test } from 'vitest'
import { optionalParagraph, sentMoment } from './text'

const text = optionalParagraph(100)

function problemOf(value: string): string | undefined {
  return text.safeParse(value).error?.issues[0]?.message
}

describe('a text', () => {
  it('is measured as it is stored: composed and trimmed', () => {
    const decomposed = 'a\u0308'.repeat(100)
    expect(text.parse(decomposed)).toBe('ä'.repeat(100))
    expect(text.parse(`${' '.repeat(500)}${decomposed}${' '.repeat(500)}`)).toBe('ä'.repeat(100))
    expect(problemOf(`${decomposed}a`)).toBe('too_long')
  })

  it('that is far too long is not even looked at', () => {
    // Broken in its last character: a schema that names that has read all of it.
    expect(problemOf(`${' '.repeat(2_000)}\u0000`)).toBe('too_long')
  })

  it('keeps the marks that languages have, and no endless run of them', () => {
    expect(text.parse('ệ Z\u0308\u0301')).toBe('ệ Z\u0308\u0301')
    expect(problemOf(`a${'\u0301'.repeat(31)}`)).toBe('control_characters')
    expect(text.parse(`a${'\u0323'.repeat(30)}`)).toHaveLength(30)
  })
})

test.each(['2026-11-20T18:00:00+01:00', '9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59Z', '2000-01-01T00:00:00Z'])(
  '%s is taken',
  (sent) => {
    expect(sentMoment.parse(sent)).toEqual(new Date(sent))
  },
)

test.each([
  ['9999-12-31T23:59:59-12:00', 'is in the year 10000'],
  ['0000-01-01T00:00:00+14:00', 'is before the first year'],
  ['2026-11-20T18:00:00', 'has no offset'],
  ['2026-13-20T18:00:00Z', 'has no such month'],
  ['tomorrow', 'is none'],
])('%s is refused: it %s', (sent) => {
  expect(sentMoment.safeParse(sent)).toMatchObject({ success: false })
})
