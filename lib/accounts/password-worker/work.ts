import { compareSync, hashSync } from 'bcryptjs'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

// A tenth of a second of CPU; tests create people by the hundred.
const cost = process.env.NODE_ENV === 'test' ? 4 : 11

// Compared for unknown addresses, so that they take the same time as known ones.
export const anonymousHash = `$2b$${String(cost).padStart(2, '0')}$v9NgFnjUopwJVeeBwtWjW.gjGjjYY4GZmGwImC0cgnPVP5HX5jIk2`

// Below it a password falls within a million guesses.
const leastScore = 2

const between = /[^\p{L}\p{N}]+/u

const leastOwn = 5

export const passwordWork = {
  hash: ({ password }: { password: string }) => hashSync(password, cost),
  compare: ({ password, passwordHash }: { password: string; passwordHash: string | undefined }) =>
    compareSync(password, passwordHash ?? anonymousHash),
  judge: isStrong,
}

export type PasswordWork = typeof passwordWork

async function isStrong({ password, known }: { password: string; known: string[] }): Promise<boolean> {
  const judge = await (loading ??= loadJudge())
  const names = known.flatMap(parts)
  return judge.check(password, names).score >= leastScore && withoutNames(password, names).length >= leastOwn
}

let loading: Promise<ZxcvbnFactory> | undefined

// The lists take 50 MB of memory, so they are loaded at the first use.
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  const dictionary = { ...common.dictionary, ...german.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

/** `Café Söhne` is café and söhne, cafe and sohne, soehne, and each of them in one word. */
function parts(text: string): string[] {
  const normalized = text.normalize('NFC').toLowerCase()
  const typed = [normalized, withoutMarks(normalized), withoutMarks(normalized.replace(/[äöü]/g, '$&e'))]
  const words = typed.flatMap((name) => [...name.split(between), joined(name)])
  return [...new Set(words)].filter((word) => word.length > 2)
}

function withoutMarks(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '')
}

function joined(name: string): string {
  return name.split(between).join('')
}

function withoutNames(password: string, names: string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const own = longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), password.toLowerCase())
  return joined(own)
}
