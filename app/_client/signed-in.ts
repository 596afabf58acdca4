import { rememberUser, isUserKnown } from './user'

const mark = /(?:^|; )((?:__Host-)?signed-in)=1/

/** A browser may have forgotten whom it is signed in for: it is asked once, and nobody who never signed in. */
export async function askWhoIsSignedIn(): Promise<void> {
  const [, name] = mark.exec(document.cookie) ?? []
  if (!name || isUserKnown()) return
  const { api, ApiRefusal } = await import('./api')
  try {
    const { contactEmail: email, firstname, lastname } = await api('GET user/profile')
    rememberUser({ email, role: 'user', name: `${firstname} ${lastname}`.trim() })
  } catch (error) {
    // The session has ended: the next page does not ask again.
    const isOver = error instanceof ApiRefusal && error.code === 'not_signed_in'
    if (isOver) document.cookie = `${name}=; Path=/; SameSite=Lax; Max-Age=0${name === 'signed-in' ? '' : '; Secure'}`
  }
}
