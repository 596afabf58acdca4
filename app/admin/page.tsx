import { redirect } from 'next/navigation'
import { Manager, Staff } from '@/lib/accounts/caller'
import { isShopOpened } from '@/lib/platform/events'
import { admitToBoard } from './_guard'

export default async function AdminHome() {
  const caller = await admitToBoard('/admin')
  if (caller instanceof Staff && caller.needsSecondFactor) redirect('/admin/account')
  if (!(caller instanceof Manager)) redirect('/admin/orders')
  redirect(isShopOpened() ? '/admin/dashboard' : '/admin/setup')
}
