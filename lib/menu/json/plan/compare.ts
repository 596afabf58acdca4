import { isDeepStrictEqual } from 'node:util'
import { turns } from '@/lib/platform/process/scheduling'
import type { GroupEntry, MenuFile, OptionEntry } from '../menu-file'
import { fieldTexts } from './field-texts'
import { nameOf } from './match'

export const kinds = ['category', 'option_group', 'option', 'item'] as const
export const actions = ['added', 'changed', 'removed'] as const

export interface FieldChange {
  field: string
  before: string
  after: string
}

export interface Change {
  kind: (typeof kinds)[number]
  action: (typeof actions)[number]
  id: string
  name: string
  group: string | null
  fields: FieldChange[]
}

export interface Comparison {
  changes: Change[]
  reordered: (typeof kinds)[number][]
}

export async function compare(before: MenuFile, after: MenuFile): Promise<Comparison> {
  const turn = turns()
  const changes: Change[] = []
  const lists = [
    ['category', before.categories, after.categories],
    ['option_group', before.optionGroups.map(withoutOptions), after.optionGroups.map(withoutOptions)],
    ['option', before.optionGroups.flatMap(optionsOf), after.optionGroups.flatMap(optionsOf)],
    ['item', before.items, after.items],
  ] as const
  const reordered: Comparison['reordered'] = []
  for (const [kind, old, current] of lists) {
    const known = new Map<string, Entry>(old.map((entry) => [entry.id, entry]))
    const wanted = new Set(current.map(({ id }) => id))
    if (isReordered(old, current, { known, wanted })) reordered.push(kind)
    for (const entry of old) if (!wanted.has(entry.id)) changes.push(changeOf(kind, entry, null))
    for (const entry of current) {
      const change = changeOf(kind, known.get(entry.id) ?? null, entry)
      if (change.action !== 'changed' || change.fields.length > 0) changes.push(change)
      await turn()
    }
  }
  return { changes, reordered }
}

interface Entry {
  id: string
  name: string | OptionEntry['name']
  group?: string
}

function changeOf(kind: Change['kind'], before: Entry | null, after: Entry | null): Change {
  const { id, name, group = null } = (after ?? before) as Entry
  return {
    kind,
    action: !before ? 'added' : !after ? 'removed' : 'changed',
    id,
    name: nameOf(name),
    group,
    fields: after ? fieldsOf(before, after) : [],
  }
}

/** References count by id: a new name is a change of its owner, not of all that mention it. */
function fieldsOf(before: Entry | null, after: Entry): FieldChange[] {
  return Object.entries(after)
    .filter(([name]) => name !== 'id' && name !== 'group' && (before || name !== 'name'))
    .flatMap(([name, value]) => {
      const old: unknown = before ? Reflect.get(before, name) : undefined
      if (before && (old === value || isDeepStrictEqual(meaningOf(old), meaningOf(value)))) return []
      const oldTexts = before ? fieldTexts({ [name]: old }) : {}
      const texts = Object.entries(fieldTexts({ [name]: value }))
      const fields = texts.map(([field, text]) => ({ field, before: oldTexts[field] ?? '', after: text }))
      const visible = fields.filter((change) => change.before !== change.after)
      // Another group of the same name is another group.
      return visible.length > 0 || !before ? visible : fields
    })
}

/** Without the names of references. */
function meaningOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaningOf)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([name, part]) => [name, meaningOf(part)] as const)
  return Object.fromEntries('id' in value ? inner.filter(([name]) => name !== 'name') : inner)
}

function withoutOptions({ options: _options, ...group }: GroupEntry): Omit<GroupEntry, 'options'> {
  return group
}

function optionsOf({ name, options }: GroupEntry): (OptionEntry & { group: string })[] {
  return options.map((option) => ({ ...option, group: nameOf(name) }))
}

interface Ids {
  known: ReadonlyMap<string, Entry>
  wanted: ReadonlySet<string>
}

function isReordered(old: readonly Entry[], current: readonly Entry[], { known, wanted }: Ids): boolean {
  const before = old.filter(({ id }) => wanted.has(id))
  return current.filter(({ id }) => known.has(id)).some(({ id }, index) => before[index]?.id !== id)
}
