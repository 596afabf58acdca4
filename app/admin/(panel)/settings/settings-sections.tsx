'use client'

import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { ClosuresSection } from './closures-section'
import { Edition } from './edition'
import { HoursSection } from './hours-section'
import { LanguagesSection } from './languages-section'
import { OrderingSection } from './ordering-section'
import { StatementsSection } from './statements-section'
import { ShopSection } from './shop-section'
import { VatRatesSection } from './vat-rates-section'
import { ZonesSection } from './zones-section'

/** One form per subject, so that nobody saves what he has not looked at. What is the owner's is not shown to others. */
export function SettingsSections({ shop, isOwner }: { shop: ShopView; isOwner: boolean }) {
  const words = useWords('settings')
  const kitchen = { kind: 'hours', title: words.kitchenHours, lead: words.kitchenHoursLead } as const
  const office = { kind: 'office_hours', title: words.officeHours, lead: words.officeHoursLead } as const
  return (
    <div className="flex flex-col gap-5">
      <Edition shop={shop}>{(opened) => <ShopSection shop={opened} isOwner={isOwner} />}</Edition>
      <Edition shop={shop}>{(opened) => <LanguagesSection shop={opened} />}</Edition>
      <Edition shop={shop}>{(opened) => <HoursSection {...kitchen} spans={opened.hours} />}</Edition>
      <Edition shop={shop}>{(opened) => <HoursSection {...office} spans={opened.office_hours} />}</Edition>
      <Edition shop={shop}>{(opened) => <ClosuresSection closures={opened.closures} />}</Edition>
      <Edition shop={shop}>{(opened) => <OrderingSection shop={opened} isOwner={isOwner} />}</Edition>
      <Edition shop={shop}>{(opened) => <StatementsSection statements={opened.statements} />}</Edition>
      {isOwner && <Edition shop={shop}>{(opened) => <ZonesSection zones={opened.zones} />}</Edition>}
      {isOwner && <Edition shop={shop}>{(opened) => <VatRatesSection rates={opened.vat_rates} />}</Edition>}
    </div>
  )
}
