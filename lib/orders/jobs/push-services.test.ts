import { expect, it } from 'vitest'
import { isPushService } from './subscription-schema'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://xpush.apple.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://FCM.googleapis.com/x',
  'https://a.push.apple.com\\@evil.example/',
  'https://fcm。googleapis.com/x',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'https://169.254.169.254/latest',
  'https://10.0.0.1/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
})
