import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { currentShop } from '@/lib/shop/queries'
import { AdminWords } from '../../_client/admin-words'
import { KitchenHours } from '../../_form/kitchen-hours'
import { adminLanguage } from '../../_language'

export default async function ProductsLayout({ children }: { children: ReactNode }) {
  const { menu, options } = texts(await adminLanguage()).admin
  const { hours } = await currentShop()
  return (
    <AdminWords words={{ menu, options }}>
      <KitchenHours hours={hours}>{children}</KitchenHours>
    </AdminWords>
  )
}
