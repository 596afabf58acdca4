/**
 * The Link header of a list that goes on; none on its last page. `position` is the one query parameter that says where
 * the next page begins. Relative, because behind a proxy we do not know our name.
 */
export function linkToNext(request: Request, position: Record<string, string | null>): Record<string, string> {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  for (const [name, value] of Object.entries(position)) {
    if (value === null) return {}
    searchParams.set(name, value)
  }
  return { Link: `<${pathname}?${searchParams}>; rel="next"` }
}
