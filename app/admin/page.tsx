import { redirect } from 'next/navigation'
import { Manager, Staff } from '@/lib/accounts/caller'
import { admitToBoard } from './_guard'

export default async function AdminHome() {
  const caller = await admitToBoard('/admin')
  if (caller instanceof Staff && caller.needsSecondFactor) redirect('/admin/account')
  redirect(caller instanceof Manager ? '/admin/dashboard' : '/admin/orders')
}
