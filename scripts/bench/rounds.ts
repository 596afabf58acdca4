/** In turn, every second round reversed, so that the machine's other load meets all. */
export async function inRounds<T, Name extends string>(
  count: number,
  contenders: Record<Name, () => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(contenders) as Name[]
  const empty: [Name, T[]][] = names.map((name) => [name, []])
  const results = Object.fromEntries(empty) as Record<Name, T[]>
  for (let round = 0; round < count; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await contenders[name]())
  }
  return results
}

export function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** The median ratio with the lowest and the highest. */
export function ratioOf(ours: number[], theirs: number[]) {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN))
  const middle = median(ratios)
  const text = `${middle.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  return { value: middle, text }
}
