import { describe, expect, it } from 'vitest'
import { optionalParagraph } from './text'

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
