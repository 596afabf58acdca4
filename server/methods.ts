const reading = ['GET', 'HEAD']
const calling = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Null if the method may go on; else what `Allow` says. Which methods an operation has is decided by its route. */
export function refusedMethod({ method, path }: { method: string; path: string }): string | null {
  const allowed = path.startsWith('/api/v1/') ? calling : reading
  return allowed.includes(method) ? null : allowed.join(', ')
}
