export function categoryPath(name: string): string {
  return `/product/${encodeURIComponent(name)}`
}
