import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { Refusal } from '@/lib/platform/refusal'

// Below it a password falls within a million guesses: the lists of leaked ones, words, names, dates, keyboard rows.
const leastScore = 2

// How much of a password must be left once its owner's name and address are taken out of it.
const leastOwn = 5

/** Refuses a common password, and one that is hardly more than what everybody knows about its owner. */
export async function expectStrongPassword(password: string, known: string[]): Promise<void> {
  const judge = await (loading ??= loadJudge())
  const names = known.flatMap(parts)
  if (judge.check(password, names).score >= leastScore && withoutNames(password, names).length >= leastOwn) return
  throw new Refusal('invalid_fields', { fields: { password: 'password_common' } })
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
