import { describe, expect, test } from 'vitest'
import { pathOf, readTarget } from './request-target'

describe('an address', () => {
  test('is read segment by segment, decoded', () => {
    expect(readTarget('/product/R%C3%B6sti%2FBeilagen?sort=price')).toEqual({
      segments: ['product', 'Rösti/Beilagen'],
      search: '?sort=price',
      endsWithSlash: false,
    })
  })

  test('the root has no segments', () => {
    expect(readTarget('/')?.segments).toEqual([])
    expect(readTarget('/?a=1')).toEqual({ segments: [], search: '?a=1', endsWithSlash: false })
  })

  test('has one spelling, whatever escapes it came with', () => {
    expect(pathOf(readTarget('/%6Denu')?.segments ?? [])).toBe('/menu')
    expect(pathOf(['product', '50 % & mehr/Döner'])).toBe('/product/50%20%25%20%26%20mehr%2FD%C3%B6ner')
  })

  test('a broken escape in the query is left to who reads the query', () => {
    expect(readTarget('/menu?q=%E0%A4%A')?.search).toBe('?q=%E0%A4%A')
  })

  test.each([
    ['a broken escape', '/p/%E0%A4%A'],
    ['bytes that are no UTF-8', '/p/%ff'],
    ['a NUL', '/a%00b'],
    ['a control character', '/a%0d%0aSet-Cookie:%20x'],
    ['dot segments', '/../etc/passwd'],
    ['escaped dot segments', '/%2e%2e/etc/passwd'],
    ['another host in disguise', '//evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['doubled slashes', '/a//b'],
    ['the absolute form', 'http://evil.example/menu'],
    ['the asterisk form', '*'],
    ['a fragment', '/menu#x'],
    ['raw bytes', '/r\u00f6sti'],
    ['nothing', ''],
    ['5000 characters', `/${'a'.repeat(5000)}`],
  ])('%s is none', (_what, url) => {
    expect(readTarget(url)).toBeNull()
  })
})
