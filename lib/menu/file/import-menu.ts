import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { db, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { editMenu } from '../edit-menu'
import { applyMenu } from './apply'
import type { SentMenuFile } from './menu-file'
import { outcomeOf, placed, type ImportOutcome } from './outcome'
import { compare } from './plan/compare'
import { targetOf } from './plan/target'
import { distinctProblems, type PlaceOf, type Problem } from './problem'
import { recordImport } from './record-import'
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
