import type { ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { inWireNames } from '@/app/api/v1/http/wire'
import { Admin, type Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { staffPage } from '../../_page'
import { mayOpen, pages, subjects, type Subject } from '../../_pages'
import { PlainPage } from '../../_ui/plain-page'
import { SubjectForm } from './subject-form'

/** A page of one subject: its form with one save. */
export function settingsPage(subject: Subject, beneath?: (caller: Manager, language: Language) => Promise<ReactNode>) {
  return staffPage(
    subject,
    async ({ caller, admin, language }) => {
      const [settings, more] = await Promise.all([findShop(), beneath?.(caller, language)])
      return (
        <PlainPage title={admin.settings.title}>
          <SubjectTabs {...{ caller, admin }} current={subject} />
          <SubjectForm subject={subject} shop={inWireNames(shopView, settings)} isOwner={caller instanceof Admin} />
          {more}
        </PlainPage>
      )
    },
    { clientWords: ['settings', 'setup'] },
  )
}

function SubjectTabs({ caller, admin, current }: { caller: Manager; admin: AdminTexts; current: Subject }) {
  return (
    <nav aria-label={admin.settings.title} className="mb-5">
      <ul className="border-line flex flex-wrap border-b">
        {subjects
          .filter((name) => mayOpen(caller, pages[name].for))
          .map((name) => (
            <li key={name}>
              <Link
                href={`/admin/${name}`}
                aria-current={name === current ? 'page' : undefined}
                className="text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:text-ink -mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold"
              >
                {name === 'settings' ? admin.settings.shop : pages[name].title(admin)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
