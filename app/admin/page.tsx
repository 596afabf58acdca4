import { redirect } from 'next/navigation'
import { Manager } from '@/lib/accounts/caller'
import { admitToBoard } from './_guard'

export default async function AdminHome() {
  const caller = await admitToBoard('/admin')
  redirect(caller instanceof Manager ? '/admin/dashboard' : '/admin/orders')
}
