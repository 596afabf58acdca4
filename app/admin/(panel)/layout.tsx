import type { ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { Admin, Manager } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { findMailTrouble } from '@/lib/mail/mail-trouble'
import { Notices } from '@/app/_ui/notices'
import { findStaff } from '../_guard'
import { adminLanguage } from '../_language'
import { TasksProvider } from '../_client/tasks'
import { doorsFor } from '../_pages'
import { placesFor } from '../_places'
import { Bar } from '../_ui/bar'
import { OfficeSearch, SearchButton } from '../_ui/office-search'
import { AdminMark, Sidebar } from '../_ui/sidebar'
import { EditGuard } from '../_form/edit-guard'
import { Drawer } from '../_ui/drawer'

/** Guards nothing: Next does not render a layout again on the way between two pages, so each page guards itself. */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  const staff = await findStaff()
  if (!staff) return children
  const language = await adminLanguage()
  const words = texts(language).admin.shell
  const doors = doorsFor(staff, language)
  return (
    <div className="office xl:grid xl:grid-cols-[13rem_1fr] print:block">
      <a href="#content" className="focus:bg-card sr-only focus:not-sr-only focus:absolute focus:z-50 focus:p-4">
        {words.skipToContent}
      </a>
      <TasksProvider>
        <OfficeSearch places={placesFor(staff, language)}>
          <aside className="on-night screen-only bg-plum sticky top-0 hidden h-dvh overflow-y-auto p-3 xl:block">
            <Sidebar caller={staff} />
          </aside>
          <header className="on-night screen-only bg-plum flex items-center gap-2 px-3 py-2 xl:hidden">
            <AdminMark />
            <SearchButton isShort />
            <Bar
              doors={doors}
              drawer={
                <Drawer place="bar">
                  <Sidebar caller={staff} />
                </Drawer>
              }
            />
          </header>
        </OfficeSearch>
      </TasksProvider>
      <div className="min-w-0">
        {staff instanceof Manager && <MailTrouble isOwner={staff instanceof Admin} />}
        <EditGuard email={staff.email}>{children}</EditGuard>
      </div>
      <Notices />
    </div>
  )
}

async function MailTrouble({ isOwner }: { isOwner: boolean }) {
  const trouble = await findMailTrouble()
  if (!trouble) return null
  const language = await adminLanguage()
  const words = texts(language).admin.shell
  return (
    <p role="alert" className="screen-only bg-(--alarm) px-5 py-3 font-semibold text-white">
      {fill(words.mailTrouble, { waiting: trouble.waiting, since: formatTime(trouble.since, language) })}{' '}
      {isOwner && (
        <Link href="/admin/mail" className="underline">
          {words.mailTroubleLink}
        </Link>
      )}
    </p>
  )
}
