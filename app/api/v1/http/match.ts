export interface RouteMatch<Value> {
  value: Value
  params: Record<string, string>
}

interface Route<Value> {
  /** As in the contract, e.g. `orders`, `{id}`. */
  segments: readonly string[]
  value: Value
}

const parameter = /^\{(\w+)\}$/

/**
 * Finds what an address means by its decoded segments: those without parameters in a map, the few others one by one.
 * The longer an address agrees literally, the sooner it is meant: `orders/board` is no `orders/{id}`.
 */
export function routeMatcher<Value>(
  byPath: ReadonlyMap<string, Value>,
): (segments: readonly string[]) => RouteMatch<Value> | null {
  const routes = [...byPath].map(([path, value]): Route<Value> => ({ segments: path.split('/'), value }))
  const literal = new Map(
    routes.filter(({ segments }) => firstParameter(segments) < 0).map((route) => [route.segments.join('/'), route]),
  )
  const open = routes
    .filter(({ segments }) => firstParameter(segments) >= 0)
    .toSorted((a, b) => firstParameter(b.segments) - firstParameter(a.segments))
  return (segments) => {
    const found = literal.get(segments.join('/'))
    // A decoded segment may hold a slash: `user%2Fprofile` is one segment.
    if (found && found.segments.length === segments.length) return { value: found.value, params: {} }
    for (const route of open) {
      const params = paramsOf(route.segments, segments)
      if (params) return { value: route.value, params }
    }
    return null
  }
}

function firstParameter(segments: readonly string[]): number {
  return segments.findIndex((segment) => parameter.test(segment))
}

/** Null where the address is another one. */
function paramsOf(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [position, segment] of wanted.entries()) {
    const value = given[position] ?? ''
    const name = parameter.exec(segment)?.[1]
    if (name !== undefined) params[name] = value
    else if (segment !== value) return null
  }
  return params
}
