import { api } from './api'

/**
 * After a login: its answer sets the cookie of the session alone, and the first call of the session that by which the
 * device is known again (record 0023). Pages make no such call by themselves; without it the session is as good.
 */
export async function keepKnownDevice(): Promise<void> {
  await api('GET user/profile').catch(() => undefined)
}
