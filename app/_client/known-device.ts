import { api } from './api'

/** A session's first call sets the known-device cookie (record 0023), which its login's answer does not. */
export async function refreshKnownDevice(): Promise<void> {
  await api('GET user/profile').catch(() => undefined)
}
