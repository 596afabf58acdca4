import type { Area } from './destination'

const reading = ['GET', 'HEAD']
const calling = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Null if the method may go on; else what `Allow` says. Which methods a call has, its route tells. */
export function refusedMethod(method: string, area: Area): string | null {
  const allowed = area === 'api' ? calling : reading
  return allowed.includes(method) ? null : allowed.join(', ')
}
