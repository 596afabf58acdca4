import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { SealedPush } from '@/lib/orders/jobs/post-push'

/** A browser that has subscribed, with the only keys that open what is sent to it. */
export function pushBrowser() {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** By RFC 8188 and 8291: salt, record size, the sender's key, one record. */
    open({ body }: SealedPush): unknown {
      const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32)
      const derived = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      decipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}
