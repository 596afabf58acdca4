import { describe, expect, it } from 'vitest'
import { hashPassword } from '@/lib/accounts/password'
import { registered, newAddress } from '@/lib/testing/registrations'
import { isLong } from '@/lib/testing/long'
import { signIn } from './sign-in'

describe('a guess at a password', () => {
  it('has the work of 2¹¹ rounds before it', async () => {
    expect(await hashPassword('kaffee ohne zucker')).toMatch(/^\$2b\$11\$/)
  })

  it.runIf(isLong)('is as much work for an unknown address as for a wrong password', async () => {
    const { email } = await registered()
    const known = await workOf(() => signIn({ email, password: 'not the password' }))
    const unknown = await workOf(() => signIn({ email: newAddress(), password: 'not the password' }))
    expect(unknown / known).toBeGreaterThan(0.5)
  })
})

/**
 * Microseconds of this process's own work, the least of three tries: what a busy machine adds to the clock does not
 * count, nor does what the process does besides.
 */
async function workOf(task: () => Promise<unknown>): Promise<number> {
  const tries: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const before = process.cpuUsage()
    await task().catch(() => undefined)
    tries.push(process.cpuUsage(before).user)
  }
  return Math.min(...tries)
}
