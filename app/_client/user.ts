import { stored } from './stored'

/** For the header's words only: who somebody is, the server asks the session. */
export interface ShownUser {
  email: string
  role: string
  name: string
}

const user = stored<ShownUser | null>('user', (raw) => {
  const { email, role, name } = (raw ?? {}) as Partial<Record<keyof ShownUser, unknown>>
  if (typeof email !== 'string') return null
  return { email, role: typeof role === 'string' ? role : 'user', name: typeof name === 'string' ? name : '' }
})

export const useUser = user.useValue
export const rememberUser = (shown: ShownUser) => user.write(shown)
export const forgetUser = () => user.write(null)
