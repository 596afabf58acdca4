import { transaction, violated, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'

/**
 * One transaction that changes the menu. One at a time: new positions are counted from the old ones, and a picture's
 * last use must not vanish while another menu item takes it up.
 */
export async function editMenu<T>(work: (tx: Tx) => Promise<T>, options?: { timeoutMs: number }): Promise<T> {
  try {
    return await transaction(async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('menu'))`
      return work(tx)
    }, options)
  } catch (error) {
    throw refusalFor(violated(error)) ?? error
  }
}

function refusalFor(violation: string | null): Refusal | null {
  if (violation === 'category_name_key' || violation === 'menu_item_name_key')
    return new Refusal('name_taken', { fields: { name: 'name_taken' } })
  if (violation === 'menu_item_category_id_fkey') return new Refusal('category_not_empty')
  return null
}
