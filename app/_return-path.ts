// Only to read a path by the rules of a browser; nobody ever goes there.
const anyOrigin = 'http://shop.invalid'

/**
 * Where somebody wanted to go before the login. `next` comes from the address bar, hence from anybody: null unless it
 * is a page of this shop.
 */
export function returnPath(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, anyOrigin)) return null
  const { origin, pathname, search } = new URL(next, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search : null
}

/** The same for the staff, who go nowhere but to the admin pages. */
export function adminReturnPath(next: unknown): string {
  const path = returnPath(next)
  return path && /^\/admin(?!\/login|\/\/)([/?]|$)/.test(path) ? path : '/admin'
}
