import { inRounds } from './rounds.mjs'

/** @typedef {import('./load-generator.mjs').Measured & { cpuMs: number }} Outcome cpuMs: for all answers, until settled */
/**
 * @typedef {object} Contender
 * @property {number} port
 * @property {string[]} requests
 * @property {() => number} [cpu] CPU milliseconds spent for it so far
 * @property {() => Promise<void>} [settle] waits for what its answers have left to do, which must not meet the next one
 */

/**
 * The same load on each contender, in interleaved rounds after one that only warms up.
 * @template {string} Name
 * @param {import('./run-bench.mjs').Bench['load']} load
 * @param {Record<Name, Contender>} contenders
 * @param {{ rounds: number, seconds: number, connections: number }} how
 * @returns {Promise<Record<Name, Outcome[]>>}
 */
export async function contest(load, contenders, { rounds, seconds, connections }) {
  const run = async (/** @type {Contender} */ { port, requests, cpu = () => 0, settle }) => {
    const before = cpu()
    const measured = await load.run({ port, requests, connections, seconds })
    await settle?.()
    return { ...measured, cpuMs: cpu() - before }
  }
  const runs = Object.entries(contenders).map(([name, contender]) => [name, () => run(contender)])
  /** @type {Record<Name, () => Promise<Outcome>>} */
  const runners = Object.fromEntries(runs)
  await inRounds(1, runners)
  return inRounds(rounds, runners)
}

/** Answers per second, round by round. @param {Outcome[]} outcomes */
export function ratesOf(outcomes) {
  return outcomes.map(({ count, seconds }) => count / seconds)
}
