export const ageCheckResults = ['checked', 'refused'] as const
export type AgeCheckResult = (typeof ageCheckResults)[number]

/** Years that whoever takes the order must have; 0: anybody. */
export function minimumAgeIn(lines: readonly { minimumAge: number }[]): number {
  return Math.max(0, ...lines.map(({ minimumAge }) => minimumAge))
}
