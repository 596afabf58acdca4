export interface Target {
  segments: readonly string[]
  search: string
  endsWithSlash: boolean
}

const maxLength = 4096

/** Null for anything but a plain path: other forms, broken escapes, dot segments, control characters. */
export function readTarget(url: string): Target | null {
  // Excludes the absolute form, `*`, and addresses that a browser would take for another host.
  if (url.length > maxLength || !/^\/(?![/\\])[\x21-\x7e]*$/.test(url) || url.includes('#')) return null
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  const search = queryStart < 0 ? '' : url.slice(queryStart)
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
