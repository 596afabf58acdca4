import type { ReactNode } from 'react'
import { asAnswered } from '@/app/api/v1/http/wire'
import { Admin, type Manager } from '@/lib/accounts/caller'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { staffPage } from '../../_page'
import { PageTabs } from '../../_ui/page-tabs'
import { PlainPage } from '../../_ui/plain-page'
import { FragmentOfOnePage } from './fragment-of-one-page'
import { SubjectForm } from './subject-form'
import { subjects, type Subject } from './subjects'

/** A page of one subject: its form with one save. */
export function settingsPage(subject: Subject, beneath?: (caller: Manager) => Promise<ReactNode>) {
  return staffPage(
    subject,
    async ({ caller, admin, language }) => {
      const [settings, more] = await Promise.all([findShop(), beneath?.(caller)])
      const { title, shop: first } = admin.settings
      return (
        <PlainPage title={title}>
          <PageTabs {...{ first, caller, language }} names={subjects} current={subject} />
          <FragmentOfOnePage />
          <SubjectForm subject={subject} shop={asAnswered(shopView, settings)} isOwner={caller instanceof Admin} />
          {more}
        </PlainPage>
      )
    },
    { clientWords: ['settings', 'setup'] },
  )
}
