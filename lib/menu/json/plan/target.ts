import { isDeepStrictEqual } from 'node:util'
import { localizedOf } from '@/lib/i18n/localized'
import { turns } from '@/lib/platform/process/scheduling'
import type { CategoryEntry, Problem, SentCategory, SentMenuFile } from '../menu-file'
import type { WholeMenu } from '../whole-menu'
import { Lookup, type Match, matchEntries, refuseEqualNames } from './match'
import { alwaysSold, inWeekOrder, mentionedIn, mergedPicture, mergeList, refuseDaysOutOfOrder, stated } from './merge'
import type { AlcoholProposal } from './proposed-alcohol'
import { targetGroups } from './target-groups'
import { targetItems } from './target-items'

interface ImportContext {
  removes: boolean
  pictures: ReadonlySet<string>
  notAlcoholic: ReadonlySet<string>
}

export interface Target {
  menu: WholeMenu
  problems: Problem[]
  warnings: Problem[]
  alcohol: AlcoholProposal[]
}

export async function targetOf(
  current: WholeMenu,
  sent: SentMenuFile,
  { removes, pictures, notAlcoholic }: ImportContext,
): Promise<Target> {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const matches = matchEntries({ current: current.categories, sent: sent.categories, path: ['categories'] }, problems)
  const isMentioned = mentionedIn(sent.items.map(({ category }) => category))
  const categories = mergeList<CategoryEntry, SentCategory>({
    current: current.categories,
    matches,
    goes: (category) => removes && !isMentioned(category),
    make: (match) => mergedCategory(match, pictures, { problems, warnings }),
  })
  refuseEqualNames(categories, matches, problems)
  const attachments = sent.items.flatMap(({ optionGroups }) => optionGroups ?? [])
  const groups = targetGroups(
    { current: current.optionGroups, sent: sent.optionGroups, isMentioned: mentionedIn(attachments), removes },
    problems,
  )
  const lookup = new Lookup().add(categories, matches)
  const context = { current, categories: lookup, groups, removes, pictures, notAlcoholic }
  const { items, ownRappen, warnings: ofItems, alcohol } = await targetItems(sent.items, context, problems)
  return {
    menu: {
      categories: await settled(current.categories, categories),
      optionGroups: await settled(current.optionGroups, groups.groups),
      items: await settled(current.items, items),
      ownRappen,
    },
    problems,
    warnings: [...warnings, ...ofItems],
    alcohol,
  }
}

/** An equal value counts as the same, in whatever order its fields were read. */
async function settled<Entry extends { id: string }>(
  current: readonly Entry[],
  entries: readonly Entry[],
): Promise<Entry[]> {
  const known = new Map(current.map((entry) => [entry.id, entry]))
  const all: Entry[] = []
  const turn = turns()
  for (const entry of entries) {
    all.push(settledEntry(known.get(entry.id), entry))
    await turn()
  }
  return all
}

function settledEntry<Entry extends object>(before: Entry | undefined, entry: Entry): Entry {
  if (!before) return entry
  const values = Object.entries(entry).map(([name, value]): [string, unknown] => {
    const was: unknown = Reflect.get(before, name)
    return [name, isDeepStrictEqual(was, value) ? was : value]
  })
  return { ...entry, ...Object.fromEntries(values) }
}

function mergedCategory(
  { id, before, sent, path }: Match<CategoryEntry, SentCategory>,
  pictures: ReadonlySet<string>,
  { problems, warnings }: { problems: Problem[]; warnings: Problem[] },
): CategoryEntry {
  const { name = '', names, picture, focusX, focusY, ...times } = stated(sent)
  refuseDaysOutOfOrder({ ...before, ...times }, path, problems)
  return {
    ...alwaysSold,
    ...before,
    ...times,
    ...inWeekOrder(times),
    id,
    name,
    names: localizedOf({ ...before?.names, ...names }),
    ...mergedPicture({ picture, focusX, focusY }, { before, path, pictures }, warnings),
  }
}
