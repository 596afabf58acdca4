/** The address a client asks for, once it is known to be one. */
export interface Target {
  /** Decoded; the root has none. */
  segments: readonly string[]
  /** With its question mark, or empty. */
  search: string
  endsWithSlash: boolean
}

const longest = 4096

/** Null for anything that is not a plain path: other forms, broken escapes, dot segments, control characters. */
export function readTarget(url: string): Target | null {
  // Also keeps out the absolute form, `*`, and addresses that a browser would take for another host.
  if (url.length > longest || !/^\/(?![/\\])[\x21-\x7e]*$/.test(url) || url.includes('#')) return null
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  const search = question < 0 ? '' : url.slice(question)
  const endsWithSlash = path.length > 1 && path.endsWith('/')
  const segments =
    path === '/'
      ? []
      : path
          .slice(1, endsWithSlash ? -1 : undefined)
          .split('/')
          .map(decode)
  if (!segments.every(isSegment)) return null
  return { segments, search, endsWithSlash }
}

/** The one spelling of a path, whatever escapes it came with. */
export function pathOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function isSegment(segment: string | null): segment is string {
  return segment !== null && segment !== '' && segment !== '.' && segment !== '..' && !/\p{Cc}/u.test(segment)
}
