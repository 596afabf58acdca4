const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The round number of francs that the highest bar does not pass, in Rappen. */
export function topOf(mostRappen: number): number {
  const francs = Math.max(mostRappen / 100, 10)
  const power = 10 ** Math.floor(Math.log10(francs))
  const step = steps.find((factor) => factor * power >= francs) ?? 10
  return step * power * 100
}
