import type { PageLocale } from '@/app/_locale'
import { today } from '@/app/_shop'
import { MailAddress } from '@/app/_ui/mail-address'
import { ShopMark } from '@/app/_ui/shop-mark'
import { fill, pick } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { kindsInWords } from '@/lib/platform/payment-offer'
import { formatPrice } from '@/lib/platform/values/money'
import { isLiableOn } from '@/lib/platform/values/vat-liability'
import type { Look } from '@/lib/shop/look/look'
import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'
import type { Shop } from '@/lib/shop/shop'
import { specifiedDash, weekInWords } from '@/lib/shop/hours/week-in-words'
import { InstallButton, QuickLinks, UpcomingClosures } from './footer-islands'

const heading = 'mb-2 text-sm font-semibold tracking-normal text-night-soft'

interface Props {
  shop: Shop
  look: Look
  locale: PageLocale
}

export function Footer({ shop, look, locale }: Props) {
  const { language, t } = locale
  const hasOffice = shop.officeHours.length > 0
  return (
    <footer className="on-night bg-night text-night-ink text-sm">
      <MinimumOrder shop={shop} locale={locale} />
      <div className="page grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,50%-32px)),1fr))] gap-x-6 gap-y-6 py-6 md:py-8 lg:grid-cols-[1fr_1fr_1.2fr]">
        <section>
          <h2 className={heading}>{t.shell.kitchenHours}</h2>
          <HoursTable hours={shop.hours} language={language} closedWord={t.shell.closedDay} />
          <UpcomingClosures closures={shop.closures} language={language} title={t.shell.closures} />
        </section>
        <section>
          <h2 className={heading}>{hasOffice ? t.shell.office : t.contact.visitUs}</h2>
          <address className="mb-2 not-italic">
            {shop.name}
            <br />
            {shop.streetAddress}
            <br />
            {shop.postcode} {shop.city}
          </address>
          {hasOffice && (
            <>
              <h3 className="sr-only">{t.shell.officeHours}</h3>
              <HoursTable hours={shop.officeHours} language={language} closedWord={t.shell.closedDay} />
            </>
          )}
        </section>
        <nav aria-label={t.shell.quickLinks} className="col-span-full lg:col-auto">
          <h2 className={heading}>{t.shell.quickLinks}</h2>
          <QuickLinks
            words={pick(t.shell, 'home', 'menu', 'contact', 'trackOrder', 'about', 'terms', 'imprint', 'privacy')}
          />
        </nav>
      </div>
      <div className="page text-night-soft text-sm">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-white/15 py-3">
          <span className="text-night-ink text-lg">
            <ShopMark name={shop.name} logo={look.logo} />
          </span>
          <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="text-night-ink py-1.5 hover:underline">
            {shop.phone}
          </a>
          <a href={`mailto:${shop.email}`} className="text-night-ink py-1.5 hover:underline">
            <MailAddress address={shop.email} />
          </a>
          <InstallButton words={pick(t.shell, 'install')} />
          {isLiableOn(shop, today()) && <span className="md:ml-auto">{t.shell.prices}</span>}
        </div>
      </div>
    </footer>
  )
}

/** A shop without a minimum names none. */
function MinimumOrder({ shop, locale: { t } }: Omit<Props, 'look'>) {
  const { minimumDelivery, minimumDeliveryNote, minimumPickupNote, payment } = t.shell
  const { deliveryMinimumRappen, pickupMinimumRappen, online } = shop
  const parts = [
    deliveryMinimumRappen &&
      `${fill(minimumDelivery, { amount: formatPrice(deliveryMinimumRappen) })} ${minimumDeliveryNote}`,
    pickupMinimumRappen && fill(minimumPickupNote, { amount: formatPrice(pickupMinimumRappen) }),
    payment,
    ...kindsInWords(online, t.checkout.paying),
  ]
  return <p className="page text-night-soft pt-6">{parts.filter(Boolean).join(' · ')}</p>
}

export function HoursTable({
  hours,
  language,
  closedWord,
}: {
  hours: readonly WeeklySpan[]
  language: Language
  closedWord: string
}) {
  return (
    <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-3 gap-y-1 tabular-nums">
      {weekInWords(hours, language, specifiedDash).map(({ days, times }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd>{times || closedWord}</dd>
        </div>
      ))}
    </dl>
  )
}
