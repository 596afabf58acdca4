import { Device, type BoardCaller } from '@/lib/accounts/caller'
import { displayName } from '@/lib/accounts/find-account'
import { adminLanguage } from '../_language'
import { doorsFor } from '../_pages'
import { Account, DeviceAccount } from './account'
import { NavLinks } from './nav-links'
import { SearchButton } from './office-search'
import { cachedLook, cachedShop } from '@/app/_shop'
import { ShopMark } from '@/app/_ui/shop-mark'

export async function Sidebar({ caller }: { caller: BoardCaller }) {
  const language = await adminLanguage()
  return (
    <div className="flex min-h-full flex-col gap-4 xl:gap-3">
      <AdminMark />
      <SearchButton />
      <NavLinks doors={doorsFor(caller, language)} />
      <div className="mt-auto">
        {caller instanceof Device ? (
          <DeviceAccount name={caller.name} />
        ) : (
          <Account id={caller.userId} name={displayName(caller, caller.role) || caller.email} />
        )}
      </div>
    </div>
  )
}

export async function AdminMark() {
  const [{ name }, { logo }] = await Promise.all([cachedShop(), cachedLook()])
  return (
    <p className="on-night text-night-ink px-4 text-lg">
      <ShopMark name={name} logo={logo} />
    </p>
  )
}
