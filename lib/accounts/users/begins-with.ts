import { beginnings } from '@/lib/platform/search-words'

/**
 * The condition that an account, as `u`, fits what is typed: the first word begins its names or its address, which
 * their indexes find, and each further word stands somewhere in them. `given` takes a value and names its place.
 */
export function beginsWith(given: (value: unknown) => string, search: string): string {
  const [first, [, ...others]] = beginnings(search)
  const pattern = given(first)
  const begins = `(lower(u.firstname) like ${pattern} or lower(u.lastname) like ${pattern} or lower(u.email) like ${pattern})`
  if (others.length === 0) return begins
  const whole = `concat_ws(' ', lower(u.firstname), lower(u.lastname), lower(u.email))`
  return `${begins} and ${whole} like all (${given(others)})`
}
