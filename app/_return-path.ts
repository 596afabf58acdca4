// Only for parsing a path by the rules of a browser.
const anyOrigin = 'http://shop.invalid'

/** `next` comes from the address bar and is untrusted: null unless it is a page of this shop. */
export function returnPath(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, anyOrigin)) return null
  const { origin, pathname, search } = new URL(next, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search : null
}

/** Staff return to admin pages only. */
export function adminReturnPath(next: unknown): string {
  const path = returnPath(next)
  return path && /^\/admin(?!\/login|\/\/)([/?]|$)/.test(path) ? path : '/admin'
}
