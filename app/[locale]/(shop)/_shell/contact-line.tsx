import type { Locale } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import type { Texts } from '@/lib/i18n/texts'
import type { Shop } from '@/lib/shop/shop'
import { OpenState } from './open-state'

export function ContactLine({ shop, language, t }: { shop: Shop; language: Locale['language']; t: Texts }) {
  const note = ownText(shop.headerNote, language)
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
            leadTimeMinutes: shop.leadTimeMinutes,
            deliveryExtraMinutes: shop.deliveryExtraMinutes,
            slotMinutes: shop.slotMinutes,
            slotCapacity: shop.slotCapacity,
            pausedUntil: shop.pausedUntil,
            extraLeadMinutes: shop.extraLeadMinutes,
            extraLeadUntil: shop.extraLeadUntil,
          }}
        />
      </div>
    </section>
  )
}
