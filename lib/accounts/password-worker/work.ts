import { compareSync, hashSync } from 'bcryptjs'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

const cost = 11

// Below it a password falls within a million guesses: the lists of leaked ones, words, names, dates, keyboard rows.
const leastScore = 2

// How much of a password must be left once its owner's name and address are taken out of it.
const leastOwn = 5

/** What takes a processor for a tenth of a second and more, by its name. */
export const passwordWork = {
  hash: ({ password }: { password: string }) => hashSync(password, cost),
  compare: ({ password, passwordHash }: { password: string; passwordHash: string }) =>
    compareSync(password, passwordHash),
  judge: isStrong,
}

export type PasswordWork = typeof passwordWork

/** `known`: what everybody knows about the owner, his name and address. */
async function isStrong({ password, known }: { password: string; known: string[] }): Promise<boolean> {
  const judge = await (loading ??= loadJudge())
  const names = known.flatMap(parts)
  return judge.check(password, names).score >= leastScore && withoutNames(password, names).length >= leastOwn
}

let loading: Promise<ZxcvbnFactory> | undefined

// The lists take 50 MB of memory: loaded when somebody first chooses a password.
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  const dictionary = { ...common.dictionary, ...german.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

/** `anna.muster@example.com` is anna, muster, example and com. */
function parts(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 2)
}

function withoutNames(password: string, names: string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const own = longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), password.toLowerCase())
  return own.replace(/[^\p{L}\p{N}]+/gu, '')
}
