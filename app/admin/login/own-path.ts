const home = '/admin'

/** Where to go after the login. Only paths of the admin area: `next` comes from the address bar, hence from anybody. */
export function ownPath(next: string | string[] | undefined): string {
  if (typeof next !== 'string' || !/^\/admin(\/[\w/-]*)?(\?[\w=&%.-]*)?$/.test(next)) return home
  return next.startsWith('/admin/login') ? home : next
}
