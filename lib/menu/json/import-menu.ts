import { setImmediate } from 'node:timers/promises'
import { authorOf, type Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { recordChanges, type Change } from '@/lib/platform/database/audit'
import { db, type Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from '../edit-menu'
import { applyMenu } from './apply'
import { distinctProblems, type MenuFile, type Problem, type SentMenuFile } from './menu-file'
import { invalidFile, outcomeOf, type ImportOutcome } from './outcome'
import { compare } from './plan/compare'
import { nameKey } from './plan/match'
import { targetOf } from './plan/target'
import { readWholeMenu, versionOf, type WholeMenu } from './whole-menu'

/** For thousands of entries on a busy machine. */
const timeoutMs = 60_000

export interface MenuImport {
  sent: SentMenuFile
  problems: readonly Problem[]
  removes: boolean
  /** Names of dishes that only sound like alcohol. */
  notAlcoholic?: readonly string[] | undefined
  /** Of the menu that the caller has seen; undefined: any. */
  expectedVersion?: string | undefined
  language: Language
  now?: Date
}

export async function previewImport(manager: Manager, wanted: MenuImport): Promise<ImportOutcome> {
  const tried = await tryImport(manager, wanted)
  if (Array.isArray(tried)) throw invalidFile(tried, wanted.language)
  return tried
}

/** Answers the problems, for a sheet that knows the rows they are in. */
export async function tryImport(_manager: Manager, wanted: MenuImport): Promise<ImportOutcome | Problem[]> {
  const planned = await planImport(db(), wanted)
  return Array.isArray(planned) ? planned : planned.outcome
}

/** All or nothing. Throws menu_file_invalid with all problems, changed_meanwhile for another menu version. */
export async function importMenu(manager: Manager, wanted: MenuImport): Promise<ImportOutcome> {
  const outcome = await editMenu((tx) => importInto(tx, manager, wanted), { timeoutMs })
  return { ...outcome, isApplied: true, menuVersion: await versionOf(await readWholeMenu()) }
}

async function importInto(tx: Tx, manager: Manager, wanted: MenuImport): Promise<ImportOutcome> {
  const planned = await planImport(tx, wanted)
  if (Array.isArray(planned)) throw invalidFile(planned, wanted.language)
  const { before, after, outcome } = planned
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== outcome.menuVersion)
    throw new Refusal('changed_meanwhile', { data: outcome })
  // The history first, so that the dishes are locked, for what the kitchen taps as well, as shortly as can be.
  await recordImport(tx, manager, { before, after })
  await applyMenu(tx, { before, after, now: wanted.now ?? new Date() })
  return outcome
}

interface PlannedImport {
  before: WholeMenu
  after: WholeMenu
  outcome: ImportOutcome
}

async function planImport(
  tx: Tx,
  { sent, removes, language, notAlcoholic = [], ...wanted }: MenuImport,
): Promise<PlannedImport | Problem[]> {
  const before = await readWholeMenu(tx)
  const pictures = await knownPictures(tx, sent)
  const declined = new Set(notAlcoholic.map(nameKey))
  const target = await targetOf(before, sent, { removes, pictures, notAlcoholic: declined })
  const problems = distinctProblems([...wanted.problems, ...target.problems])
  if (problems.length > 0) return problems
  const comparison = await compare(before, target.menu)
  const { warnings, alcohol } = target
  const facts = { ...comparison, isApplied: false, menuVersion: await versionOf(before), warnings, alcohol }
  return { before, after: target.menu, outcome: outcomeOf(facts, language) }
}

async function knownPictures(tx: Tx, { categories, items }: SentMenuFile): Promise<ReadonlySet<string>> {
  const named = [...categories, ...items].flatMap(({ picture }) => picture ?? [])
  if (named.length === 0) return new Set()
  const known = await tx.picture.findMany({ select: { hash: true } })
  return new Set(known.map(({ hash }) => hash))
}

const changesAtOnce = 250

interface BeforeAndAfter {
  before: MenuFile
  after: MenuFile
}

/** One history entry for each changed thing, as if changed by hand. */
async function recordImport(tx: Tx, manager: Manager, { before, after }: BeforeAndAfter): Promise<void> {
  const changes = [
    ...changesOf('category', before.categories, after.categories),
    ...changesOf('option_group', before.optionGroups, after.optionGroups),
    ...changesOf('menu_item', before.items, after.items),
  ]
  for (let at = 0; at < changes.length; at += changesAtOnce) {
    const some = changes.slice(at, at + changesAtOnce).map((change) => ({ ...authorOf(manager), ...change }))
    await recordChanges(tx, some)
    // Unchanged entries are not written, so that nothing would have yielded to other requests.
    await setImmediate()
  }
}

function changesOf(
  subject: string,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): Omit<Change, 'byUserId'>[] {
  const old = new Map(before.map((entry) => [entry.id, entry]))
  const current = new Map(after.map((entry) => [entry.id, entry]))
  return [...new Set([...old.keys(), ...current.keys()])].map((id) => {
    const [was, is] = [old.get(id), current.get(id)]
    return { subject, subjectId: id, before: was ? { ...was } : null, after: is ? { ...is } : null }
  })
}
