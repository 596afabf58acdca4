import { createHmac } from 'node:crypto'

/** What the app on the phone shows, `ahead` steps of half a minute from now. */
export function totpOf(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', fromBase32(secret.replaceAll(' ', '')))
    .update(counter)
    .digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const letters = Array.from(text, (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
  const bits = letters.map((five) => five.toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
