import type { Locale } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import type { Texts } from '@/lib/i18n/texts'
import type { ShopView } from '@/lib/shop/schema'
import { OpenState } from './open-state'

export function ContactLine({ shop, language, t }: { shop: ShopView; language: Locale['language']; t: Texts }) {
  const note = ownText({ de: shop.header_note_de, en: shop.header_note_en }, language)
  return (
    <section aria-label={t.shell.header} className="on-night bg-night text-night-ink text-sm">
      <div className="page flex min-h-10 items-center justify-between gap-6 py-2">
        <div className="hidden gap-7 md:flex">
          <a href={`mailto:${shop.email}`} className="hover:underline">
            {shop.email}
          </a>
          <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="hover:underline">
            {shop.phone}
          </a>
          <span className="hidden lg:inline">{note}</span>
        </div>
        <OpenState
          kitchen={{
            hours: shop.hours,
            closures: shop.closures,
            lead_time_minutes: shop.lead_time_minutes,
            delivery_extra_minutes: shop.delivery_extra_minutes,
            slot_minutes: shop.slot_minutes,
            slot_capacity: shop.slot_capacity,
            paused_until: shop.paused_until,
            extra_lead_minutes: shop.extra_lead_minutes,
            extra_lead_until: shop.extra_lead_until,
          }}
        />
      </div>
    </section>
  )
}
