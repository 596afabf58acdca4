import { expect, test } from 'vitest'
import { sound, unlock } from './unlock'

/** As a browser has it: playing begins at once, and is confirmed or refused later. */
function audio() {
  const pending: { resolve: () => void; reject: (error: Error) => void }[] = []
  return {
    paused: true,
    volume: 1,
    currentTime: 0,
    dataset: {} as DOMStringMap,
    play() {
      this.paused = false
      return new Promise<void>((resolve, reject) => pending.push({ resolve, reject }))
    },
    pause() {
      this.paused = true
    },
    confirm: () => pending.shift()?.resolve(),
    refuse() {
      this.paused = true
      pending.shift()?.reject(new Error('NotAllowedError'))
    },
  }
}

test('what was only tried is silent again, and sound is on', async () => {
  const ring = audio()
  const unlocked = unlock([ring])
  expect(ring).toMatchObject({ paused: false, volume: 0 })
  ring.confirm()
  expect(await unlocked).toBe('on')
  expect(ring).toMatchObject({ paused: true, volume: 1, dataset: {} })
})

test('where the browser wants a tap first, sound is blocked', async () => {
  const ring = audio()
  const unlocked = unlock([ring])
  ring.refuse()
  expect(await unlocked).toBe('blocked')
  expect(ring).toMatchObject({ paused: true, volume: 1 })
})

test('an order that comes while a second tap tries the sounds rings on', async () => {
  const ring = audio()
  const unlocked = unlock([ring])
  await sound(ring)
  expect(ring).toMatchObject({ paused: false, volume: 1 })
  ring.confirm()
  expect(await unlocked).toBe('on')
  expect(ring, 'audible, and not paused').toMatchObject({ paused: false, volume: 1 })
})

test('what rings already is not tried', async () => {
  const ring = audio()
  const ringing = sound(ring)
  ring.confirm()
  await ringing
  expect(await unlock([ring])).toBe('on')
  expect(ring).toMatchObject({ paused: false, volume: 1 })
})
