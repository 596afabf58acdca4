import { redirect } from 'next/navigation'
import { Admin } from '@/lib/accounts/caller'
import { admitStaff } from './_guard'

export default async function AdminHome() {
  const staff = await admitStaff('/admin')
  redirect(staff instanceof Admin ? '/admin/dashboard' : '/admin/orders')
}
