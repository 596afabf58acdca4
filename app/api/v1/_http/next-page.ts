/** The Link header of a list that goes on; none on its last page. Relative, because behind a proxy we do not know our name. */
export function linkToNext(request: Request, cursor: string | null): Record<string, string> {
  if (cursor === null) return {}
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  searchParams.set('cursor', cursor)
  return { Link: `<${pathname}?${searchParams}>; rel="next"` }
}
