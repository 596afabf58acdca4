import type { ChangeView } from '@/lib/changes/list-changes'
import { listHref } from '../../_table/address'

/** The page on which the thing is looked at today; null where it is gone. */
export function thingAddress({ subject, thing: { name, at } }: ChangeView): string | null {
  if (subject === 'shop') return '/admin/settings'
  if (subject === 'mail_server') return '/admin/mail'
  if (subject.startsWith('look')) return '/admin/look'
  if (!at) return null
  const named = { q: name }
  const addresses: Record<string, string> = {
    menu_item: listHref('/admin/products', {}, named),
    category: '/admin/categories',
    option_group: `/admin/options/${at.id}`,
    user: listHref('/admin/users', {}, named),
    customer: `/admin/customers/${at.id}`,
    device: '/admin/devices',
    order: `/admin/orders/${at.id}`,
    contact_message: '/admin/messages',
  }
  return addresses[at.kind] ?? null
}
