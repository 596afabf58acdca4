const readMethods = ['GET', 'HEAD']
const callMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The value of `Allow` for a method that is refused, else null. The route of an operation refuses further methods. */
export function allowedInstead({ method, path }: { method: string; path: string }): string | null {
  const allowed = path.startsWith('/api/v1/') ? callMethods : readMethods
  return allowed.includes(method) ? null : allowed.join(', ')
}
