/** The error of a list or about anything in it: the shop names the place as `zones.2.fee`. */
export function errorBelow(fieldErrors: Record<string, string>, field: string): string | undefined {
  return Object.entries(fieldErrors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
}
