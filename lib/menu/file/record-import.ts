import { setImmediate } from 'node:timers/promises'
import type { Manager } from '@/lib/accounts/caller'
import { recordChanges, type Change } from '@/lib/platform/audit'
import type { Tx } from '@/lib/platform/db'
import type { MenuFile } from './menu-file'

const changesAtOnce = 250

interface BeforeAndAfter {
  before: MenuFile
  after: MenuFile
}

/** An entry in the history for each thing that an import changes, as if somebody had changed it by hand. */
export async function recordImport(tx: Tx, manager: Manager, { before, after }: BeforeAndAfter): Promise<void> {
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
