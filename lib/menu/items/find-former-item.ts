import { type Names, storedNames } from '@/lib/i18n/name-in'
import { db } from '@/lib/platform/database/db'
import { uuid } from '@/lib/platform/values/text'
import { missingDeclarations } from '../declarations/declaration'
import type { MenuItem } from './menu-item'

export interface FormerItem {
  name: string
  names: Names
  categoryId: string
}

/** For an old link to an item that is not on the menu; null also for one that guests may never have seen. */
export async function findFormerItem(id: string, now = new Date()): Promise<FormerItem | null> {
  if (!uuid.test(id)) return null
  const row = await db().menuItem.findUnique({ where: { id } })
  if (!row) return findDeletedItem(id, now)
  const { name, names, categoryId } = row
  const sold = await db().orderLine.findFirst({ where: { menuItemId: id }, select: { position: true } })
  return sold && { name, names: storedNames(names), categoryId }
}

/** What it was when it was deleted decides. */
async function findDeletedItem(id: string, now: Date): Promise<FormerItem | null> {
  const where = { subject: 'menu_item', subjectId: id, action: 'deleted' }
  const [entry, shop] = await Promise.all([
    db().auditEntry.findFirst({ where, orderBy: { at: 'desc' }, select: { before: true } }),
    db().shop.findUnique({ where: { id: 1 }, select: { sellOnlyDeclared: true } }),
  ])
  const item = entry?.before as unknown as MenuItem | null | undefined
  if (!item?.available) return null
  if (shop?.sellOnlyDeclared && missingDeclarations(item, now).length > 0) return null
  return { name: item.name, names: storedNames(item.names), categoryId: item.categoryId }
}
