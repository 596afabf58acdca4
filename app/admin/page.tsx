import { redirect } from 'next/navigation'
import { Admin } from '@/lib/accounts/caller'
import { admitToBoard } from './_guard'

export default async function AdminHome() {
  const caller = await admitToBoard('/admin')
  redirect(caller instanceof Admin ? '/admin/dashboard' : '/admin/orders')
}
