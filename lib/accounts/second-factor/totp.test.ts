import { describe, expect, it } from 'vitest'
import { codeOf, newSecret, stepAt, stepOfCode, totpUri } from './totp'

// The secret of RFC 6238's appendix B, "12345678901234567890", in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of the authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is the one of the RFC', (second, code) => {
    expect(codeOf(secret, stepAt(new Date(second * 1000)))).toBe(code)
  })

  it('holds half a minute before and after, for clocks that differ, and no longer', () => {
    const at = (second: number) => stepOfCode(secret, '005924', new Date(second * 1000))
    const step = stepAt(new Date(1_234_567_890_000))
    expect([at(1_234_567_890), at(1_234_567_890 + 30), at(1_234_567_890 - 30)]).toEqual([step, step, step])
    expect([at(1_234_567_890 + 60), at(1_234_567_890 - 60)]).toEqual([null, null])
    expect(stepOfCode(secret, 'x', new Date())).toBeNull()
  })

  it('is read in digits of full width, and no other letters are a fault', () => {
    const now = new Date('2026-11-23T12:00:00Z')
    const code = codeOf(secret, stepAt(now))
    const wide = Array.from(code, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
    expect(stepOfCode(secret, wide, now)).toBe(stepAt(now))
    expect(stepOfCode(secret, 'äöüÄÖÜ', now)).toBeNull()
  })

  it('comes from a secret of 160 bits, in letters that an app takes', () => {
    const made = newSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(made)
    expect(stepOfCode(made, codeOf(made, stepAt(new Date())), new Date())).not.toBeNull()
  })

  it('is named after shop and account', () => {
    expect(totpUri(secret, { issuer: 'Grill & Co', account: 'ana@example.com' })).toBe(
      `otpauth://totp/Grill%20%26%20Co:ana%40example.com?secret=${secret}&issuer=Grill%20%26%20Co`,
    )
  })
})
