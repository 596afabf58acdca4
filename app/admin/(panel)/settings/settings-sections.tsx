'use client'

import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { ClosuresSection } from './closures-section'
import { Edition } from './settings-form'
import { HoursSection } from './hours-section'
import { LanguagesSection } from './languages-section'
import { StatementsSection } from './statements-section'
import { OrderingSection, ShopSection } from './shop-section'
import { VatRatesSection } from './vat-rates-section'
import { ZonesSection } from './zones-section'
import { Card } from '../../_ui/plain-page'
import { TestOrderStep } from '../setup/step'

/** One form per subject, so that saving one changes no other. Only the owner sees the owner's settings. */
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

export function TestOrderCard() {
  const { title, why } = useWords('setup').steps.test_order
  return (
    <Card title={title} className="mt-5">
      <p className="mb-4 max-w-prose">{why}</p>
      <TestOrderStep />
    </Card>
  )
}
