import type { PageLocale } from '@/app/_locale'
import { fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/money'
import type { Shop } from '@/lib/shop/shop'
import { HoursTable } from './hours-table'
import { QuickLinks } from './quick-links'
import { UpcomingClosures } from './upcoming-closures'
import { Wordmark } from '@/app/_ui/wordmark'

const heading = 'mb-4 text-base font-semibold tracking-normal text-night-soft'

export function Footer({ shop, locale }: { shop: Shop; locale: PageLocale }) {
  const { language, t } = locale
  return (
    <footer className="on-night bg-night text-night-ink">
      <MinimumOrder shop={shop} locale={locale} />
      <div className="page grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.4fr_1.4fr_1fr]">
        <section>
          <h2 className={heading}>{t.shell.kitchenHours}</h2>
          <HoursTable hours={shop.hours} language={language} closedWord={t.shell.closedDay} />
          <UpcomingClosures closures={shop.closures} language={language} title={t.shell.closures} />
        </section>
        <section>
          <h2 className={heading}>{t.shell.office}</h2>
          <address className="mb-4 not-italic">
            {shop.name}
            <br />
            {shop.streetAddress}
            <br />
            {shop.postcode} {shop.city}
          </address>
          <h3 className="sr-only">{t.shell.officeHours}</h3>
          <HoursTable hours={shop.officeHours} language={language} closedWord={t.shell.closedDay} />
          <p className="mt-4 flex flex-col items-start">
            <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="py-1 hover:underline">
              {shop.phone}
            </a>
            <a href={`mailto:${shop.email}`} className="py-1 hover:underline">
              {shop.email}
            </a>
          </p>
        </section>
        <nav aria-label={t.shell.footerNavigation}>
          <h2 className={heading}>{t.shell.quickLinks}</h2>
          <QuickLinks words={t.shell} />
        </nav>
      </div>
      <div className="page text-night-soft text-sm">
        <div className="flex flex-wrap items-baseline justify-between gap-4 border-t border-white/15 py-8">
          <span className="text-night-ink [&_span_span]:text-saffron text-lg">
            <Wordmark name={shop.name} />
          </span>
          <span>{t.shell.prices}</span>
        </div>
      </div>
    </footer>
  )
}

function MinimumOrder({ shop, locale: { t } }: { shop: Shop; locale: PageLocale }) {
  return (
    <div className="page pt-16">
      <p className="text-xl font-bold tracking-tight md:text-2xl">
        {shop.deliveryMinimumRappen !== null && (
          <span className="block">
            {fill(t.shell.minimumDelivery, { amount: formatPrice(shop.deliveryMinimumRappen) })}{' '}
            <span className="text-night-soft">{t.shell.minimumDeliveryNote}</span>
          </span>
        )}
        <span className="text-night-soft block text-lg font-semibold">
          {fill(t.shell.minimumPickupNote, { amount: formatPrice(shop.pickupMinimumRappen) })} · {t.shell.payment}
        </span>
      </p>
    </div>
  )
}
