import { Device, type BoardCaller } from '@/lib/accounts/caller'
import { shownName } from '@/lib/accounts/find-account'
import { adminLanguage } from '../_language'
import { navGroups } from '../_nav'
import { Account } from './account'
import { AdminMark } from './admin-mark'
import { DeviceAccount } from './device-account'
import { NavLinks } from './nav-links'

export async function Sidebar({ caller }: { caller: BoardCaller }) {
  const language = await adminLanguage()
  return (
    <div className="flex min-h-full flex-col gap-5">
      <AdminMark />
      <NavLinks groups={navGroups(caller, language)} />
      <div className="mt-auto">
        {caller instanceof Device ? (
          <DeviceAccount name={caller.name} />
        ) : (
          <Account id={caller.userId} name={shownName(caller, caller.role) || caller.email} />
        )}
      </div>
    </div>
  )
}
