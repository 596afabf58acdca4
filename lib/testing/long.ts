import { createHash, randomInt } from 'node:crypto'

/** `npm run test:long` runs the files that import this, with more of what they try. */
export const isLong = process.env.TEST_LONG === '1'

/** How often something is tried: in the hurry of every run, or in the long one. */
export function times({ hurried, long }: { hurried: number; long: number }): number {
  return isLong ? long : hurried
}

/** Another one in each run. It is printed; set in the environment under its name, it repeats a run. */
export function seedOf(name: `${string}_SEED`): number {
  const seed = Number(process.env[name] ?? randomInt(2 ** 31))
  // oxlint-disable-next-line no-console -- what a run that failed on another machine is begun again with
  console.info(`${name}=${seed}`)
  return seed
}

/** The same numbers for the same seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let drawn = 0
  return (below) => {
    drawn += 1
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() % below
  }
}
