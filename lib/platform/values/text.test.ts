import { describe, expect, it, test } from 'vitest'
import { emailAddress, line, loginName, optionalLine, optionalParagraph, postcode, sentMoment } from './text'

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

describe('a line', () => {
  test('looks as it is stored: no invisible signs, no space but the plain one', () => {
    expect(line(40).parse('Mar\u00adghe\u200brita\u00a0\u202eDOC\u3000')).toBe('Margherita DOC')
    expect(line(10).parse(`${'\u200b'.repeat(20)}0123456789`)).toBe('0123456789')
    expect(line(40).safeParse('\u200b\u202e\u3164').error?.issues[0]?.message).toBe('required')
    expect(optionalLine(40).parse('«\u202fÇa va\u202f?\u202f»')).toBe('«\u202fÇa va\u202f?\u202f»')
  })

  test('a paragraph may say where its words break', () => {
    expect(text.parse('Kalb\u00adfleisch\u202e')).toBe('Kalb\u00adfleisch')
  })
})

describe('an e-mail address', () => {
  test.each([
    ['info@müller.ch', 'info@xn--mller-kva.ch'],
    ['a.b+c@Bäckerei-Zürich.CH', 'a.b+c@xn--bckerei-zrich-bfb28a.ch'],
    ['info@xn--mller-kva.ch', 'info@xn--mller-kva.ch'],
    ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
    [' ana@exam\u200bple.com', 'ana@example.com'],
  ])('%s is %s to mail servers', (typed, address) => {
    expect(emailAddress().parse(typed)).toBe(address)
    expect(loginName().parse(typed)).toBe(address)
  })

  test.each([
    'mü ller@example.com',
    'a@müller',
    'a@mü/ller.ch',
    'ü@müller.ch',
    'a@@müller.ch',
    'a@１.１.１.１',
    'a@ü..ch',
  ])('%s is none', (typed) => expect(emailAddress().safeParse(typed).error?.issues[0]?.message).toBe('email'))
})

test('a postcode is measured without what stands around it', () => {
  expect(postcode().parse('CH-8004 Zürich, Schweiz')).toBe('8004')
  expect(postcode().safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe('too_long')
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
