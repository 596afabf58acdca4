import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomUUID } from 'node:crypto'
import { asOwner } from '@/lib/testing/shop/as-owner'
import { pool } from '../database/pool'
import { consume, giveBack, secondsToWait, startWait } from './rate-limit'

const threeAMinute = { points: 3, seconds: 60 }

afterEach(() => vi.restoreAllMocks())

function outcomes(tries: Promise<void>[]): Promise<string[]> {
  return Promise.all(
    tries.map((one) =>
      one.then(
        () => 'passes',
        (error: { code: string }) => error.code,
      ),
    ),
  )
}

describe('a limit', () => {
  it('counts calls that come at once, and says how long to wait', async () => {
    const key = randomUUID()
    const tried = await outcomes(Array.from({ length: 20 }, () => consume('test', key, threeAMinute)))
    expect(tried.filter((outcome) => outcome === 'passes')).toHaveLength(3)
    const refusal = await consume('test', key, threeAMinute).then(
      () => null,
      (error: { code: string; details: { retryAfterSeconds: number } }) => error,
    )
    expect(refusal?.code).toBe('too_many_requests')
    expect(refusal?.details.retryAfterSeconds).toBeGreaterThan(50)
    expect(refusal?.details.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('is one statement per call', async () => {
    const query = vi.spyOn(pool(), 'query')
    await consume('test', randomUUID(), threeAMinute)
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('is kept apart by name and by key, however long the key', async () => {
    const key = 'ä'.repeat(300)
    await outcomes(Array.from({ length: 4 }, () => consume('one', key, threeAMinute)))
    await expect(consume('other', key, threeAMinute)).resolves.toBeUndefined()
    await expect(consume('one', `${key}x`, threeAMinute)).resolves.toBeUndefined()
  })

  it('takes back what a good call used', async () => {
    const key = randomUUID()
    for (let call = 0; call < 10; call += 1) {
      await consume('test', key, threeAMinute)
      await giveBack('test', key, threeAMinute)
    }
    await expect(consume('test', key, threeAMinute)).resolves.toBeUndefined()
  })

  it('opens no door when the database cannot count', async () => {
    await asOwner('alter table rate_limit rename to rate_limit_away')
    try {
      await expect(consume('test', randomUUID(), threeAMinute)).rejects.toMatchObject({ code: '42P01' })
    } finally {
      await asOwner('alter table rate_limit_away rename to rate_limit')
    }
  })
})

describe('a wait', () => {
  it('lets one through and tells the next how many seconds are left', async () => {
    const key = randomUUID()
    expect(await secondsToWait('wait', key, 60)).toBe(0)
    expect(await secondsToWait('wait', key, 60)).toBe(60)
    await pool().query(`update rate_limit set expire = expire - 60000 where key = $1`, [`wait:${key}`])
    expect(await secondsToWait('wait', key, 60)).toBe(0)
  })

  it('begins anew', async () => {
    const key = randomUUID()
    await startWait('wait', key, 60)
    expect(await secondsToWait('wait', key, 60)).toBe(60)
  })
})
