/** The first error of a list or of anything in it: the API names the place as `zones.2.fee`. */
export function fieldErrorBelow(fieldErrors: Record<string, string>, field: string): string | undefined {
  return Object.entries(fieldErrors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
}
