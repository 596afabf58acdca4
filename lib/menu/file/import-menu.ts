import { setImmediate } from 'node:timers/promises'
import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { recordChanges, type Change } from '@/lib/platform/audit'
import { db, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from '../edit-menu'
import { applyMenu } from './apply'
import type { SentMenuFile, MenuFile } from './menu-file'
import { outcomeOf, placed, type ImportOutcome } from './outcome'
import { compare } from './plan/compare'
import { targetOf } from './plan/target'
import { distinctProblems, type PlaceOf, type Problem } from './problem'
import { readWholeMenu, versionOf, type WholeMenu } from './whole-menu'

/** Thousands of rows, also on a machine that has much else to do. */
const timeoutMs = 60_000

export interface MenuImport {
  sent: SentMenuFile
  /** What was wrong already when the file was read. */
  problems: readonly Problem[]
  placeOf: PlaceOf
  /** Whether what is not in the file goes. */
  removes: boolean
  /** Of the menu that the caller has seen the changes against; undefined: of any. */
  expectedVersion?: string | undefined
  language: Language
  now?: Date
}

/** What the import of a file would change. Refused with menu_file_invalid, which names all that is wrong. */
export async function previewImport(_manager: Manager, wanted: MenuImport): Promise<ImportOutcome> {
  const { outcome } = await planImport(db(), wanted)
  return outcome
}

/** Imports a file, all or nothing. Refused with changed_meanwhile where the menu is not the expected one any more. */
export async function importMenu(manager: Manager, wanted: MenuImport): Promise<ImportOutcome> {
  const outcome = await editMenu((tx) => importInto(tx, manager, wanted), { timeoutMs })
  return { ...outcome, isApplied: true, menuVersion: await versionOf(await readWholeMenu()) }
}

async function importInto(tx: Tx, manager: Manager, wanted: MenuImport): Promise<ImportOutcome> {
  const { before, after, outcome } = await planImport(tx, wanted)
  if (wanted.expectedVersion !== undefined && wanted.expectedVersion !== outcome.menuVersion)
    throw new Refusal('changed_meanwhile', { data: outcome })
  await applyMenu(tx, { before, after, now: wanted.now ?? new Date() })
  await recordImport(tx, manager, { before, after })
  return outcome
}

interface PlannedImport {
  before: WholeMenu
  after: WholeMenu
  outcome: ImportOutcome
}

async function planImport(tx: Tx, { sent, removes, placeOf, language, ...wanted }: MenuImport): Promise<PlannedImport> {
  const before = await readWholeMenu(tx)
  const pictures = await knownPictures(tx, sent)
  const target = await targetOf(before, sent, { removes, pictures })
  const problems = distinctProblems([...wanted.problems, ...target.problems])
  if (problems.length > 0)
    throw new Refusal('menu_file_invalid', {
      data: { problems: placed(problems, placeOf, language), problemCount: problems.length },
    })
  const comparison = await compare(before, target.menu)
  const facts = { ...comparison, isApplied: false, menuVersion: await versionOf(before), warnings: target.warnings }
  return { before, after: target.menu, outcome: outcomeOf(facts, { placeOf, language }) }
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

/** An entry in the history for each thing that an import changes, as if somebody had changed it by hand. */
async function recordImport(tx: Tx, manager: Manager, { before, after }: BeforeAndAfter): Promise<void> {
  const changes = [
    ...changesOf('category', before.categories, after.categories),
    ...changesOf('option_group', before.optionGroups, after.optionGroups),
    ...changesOf('menu_item', before.items, after.items),
  ]
  for (let at = 0; at < changes.length; at += changesAtOnce) {
    const some = changes.slice(at, at + changesAtOnce).map((change) => ({ byUserId: manager.userId, ...change }))
    await recordChanges(tx, some)
    // What has not changed is not written, and then nothing would have been waited for.
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
