import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { texts } from '@/lib/i18n/texts'
import { adminReturnPath } from '../../_return-path'
import { AdminWords } from '../_client/admin-words'
import { Device } from '@/lib/accounts/caller'
import { findBoardCaller, findStaff } from '../_guard'
import { adminLanguage } from '../_language'
import { EntrancePage } from '../_ui/entrance-page'
import { LoginForm } from './login-form'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.login.title }
}

export default async function AdminLoginPage({ searchParams }: PageProps<'/admin/login'>) {
  const next = adminReturnPath((await searchParams).next)
  if (await findStaff()) redirect(next)
  const isPaired = (await findBoardCaller()) instanceof Device
  const { login: words, devices } = texts(await adminLanguage()).admin
  const board = isPaired
    ? { href: '/admin/orders', label: devices.toBoard }
    : { href: '/admin/pair', label: words.pairDevice }
  const forgot = { href: `/forgot-password?next=${encodeURIComponent(next)}`, label: words.forgot }
  return (
    <EntrancePage title={words.title} lead={words.lead} links={[forgot, board, { href: '/', label: words.toShop }]}>
      <AdminWords words={{ login: words }}>
        <LoginForm next={next} />
      </AdminWords>
    </EntrancePage>
  )
}
