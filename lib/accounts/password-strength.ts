import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { Refusal } from '../refusal'

// Below it a password falls within a million guesses: the lists of leaked ones, words, names, dates, keyboard rows.
const leastScore = 2

/** Refuses a common password, and one made of what is known about its owner. */
export async function expectStrongPassword(password: string, known: string[]): Promise<void> {
  const judge = await (loading ??= loadJudge())
  const { score } = judge.check(password, known.flatMap(parts))
  if (score < leastScore) throw new Refusal('invalid_fields', { fields: { password: 'password_common' } })
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

/** `anna.muster@example.com` is also anna, muster, example and anna.muster. */
function parts(text: string): string[] {
  const pieces = text.split(/[^\p{L}\p{N}]+/u)
  return [text, text.split('@')[0] ?? '', pieces.join(''), ...pieces].filter((piece) => piece.length > 2)
}
