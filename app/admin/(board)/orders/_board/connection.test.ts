import { expect, it } from 'vitest'
import { connectionOf } from './connection'

const fine = { isSignedOut: false, isAnswering: true, isStreamOpen: true, silentMs: 3000 }

it('is live while the stream is open and questions are answered', () => {
  expect(connectionOf(fine)).toBe('live')
})

it('is only slow while the stream is away but the board can still ask', () => {
  expect(connectionOf({ ...fine, isStreamOpen: false })).toBe('slow')
})

it('is lost as soon as a question stays without answer, even if the stream looks open', () => {
  expect(connectionOf({ ...fine, isAnswering: false })).toBe('lost')
})

it('is lost after ten seconds of silence: a tablet that slept, a server that hangs', () => {
  expect(connectionOf({ ...fine, silentMs: 10_000 })).toBe('lost')
})

it('says that the session has ended before anything else', () => {
  expect(connectionOf({ ...fine, isSignedOut: true, isAnswering: false })).toBe('signed_out')
})
