import type { Metadata } from 'next'
import { findOwnFactor } from '@/lib/accounts/second-factor/set-up'
import { shownName } from '@/lib/accounts/find-account'
import { texts } from '@/lib/i18n/texts'
import { admitStaff } from '../../_guard'
import { adminLanguage } from '../../_language'
import { AdminWords } from '../../_client/admin-words'
import { Card, PlainPage } from '../../_ui/plain-page'
import { SecondFactor } from './second-factor'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.account.title }
}

export default async function AccountPage() {
  const staff = await admitStaff('/admin/account')
  const [factor, language] = await Promise.all([findOwnFactor(staff), adminLanguage()])
  const { account: words, people } = texts(language).admin
  return (
    <PlainPage title={words.title}>
      <div className="flex max-w-2xl flex-col gap-5">
        <Card title={shownName(staff, staff.role) || staff.email}>
          <p className="[overflow-wrap:anywhere]">{staff.email}</p>
          <p className="text-ink-soft">
            {words.role}: {people.roles[staff.role]}
          </p>
        </Card>
        <AdminWords words={{ account: words }}>
          <SecondFactor factor={factor} isMissing={staff.needsSecondFactor} />
        </AdminWords>
      </div>
    </PlainPage>
  )
}
