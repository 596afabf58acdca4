import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds.
const stepSeconds = 30
const digits = 6
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newSecret(): string {
  return inBase32(randomBytes(secretBytes))
}

export function sealFor(userId: string) {
  return { purpose: 'second factor', boundTo: userId } as const
}

export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The step before and after count too, because clocks differ; null: a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const present = stepAt(now)
  return [present - 1, present, present + 1].find((step) => isEqual(codeOf(secret, step), code)) ?? null
}

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

function isEqual(expected: string, typed: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(typed.normalize('NFKC'))]
  return a.length === b.length && timingSafeEqual(a, b)
}

function inBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)))
}
