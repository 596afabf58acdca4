/** The complaint about a list or about anything in it: the shop names the place as `zones.2.fee`. */
export function faultBelow(faults: Record<string, string>, field: string): string | undefined {
  return Object.entries(faults).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
}
