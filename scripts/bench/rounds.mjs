/**
 * Runs the contenders in turn, so that whatever else the machine does meets all of them; every second round the other
 * way round, so that nobody always comes after the same one.
 * @template T @template {string} Name
 * @param {number} count @param {Record<Name, () => Promise<T>>} contenders
 * @returns {Promise<Record<Name, T[]>>}
 */
export async function inRounds(count, contenders) {
  const names = /** @type {Name[]} */ (Object.keys(contenders))
  /** @type {[Name, T[]][]} */
  const empty = names.map((name) => [name, []])
  const results = /** @type {Record<Name, T[]>} */ (Object.fromEntries(empty))
  for (let round = 0; round < count; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await contenders[name]())
  }
  return results
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** The middle of the rounds' ratios, with the lowest and the highest, as far as one can trust it.
 * @param {number[]} ours @param {number[]} theirs */
export function ratioOf(ours, theirs) {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN))
  const middle = median(ratios)
  return {
    value: middle,
    text: `${middle.toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
  }
}
