import type { Staff } from '@/lib/accounts/caller'
import { shownName } from '@/lib/accounts/shown-role'
import { adminLanguage } from '../_language'
import { navGroups } from '../_nav'
import { Account } from './account'
import { AdminMark } from './admin-mark'
import { NavLinks } from './nav-links'

export async function Sidebar({ staff }: { staff: Staff }) {
  const language = await adminLanguage()
  return (
    <div className="flex min-h-full flex-col gap-5">
      <AdminMark />
      <NavLinks groups={navGroups(staff, language)} />
      <div className="mt-auto">
        <Account name={shownName(staff, staff.role) || staff.email} />
      </div>
    </div>
  )
}
