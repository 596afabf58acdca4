import type { Metadata } from 'next'
import { unlistedHead } from '@/app/_head'
import { Reorder } from '@/app/[locale]/(shop)/_order/reorder'
import { localeOf, type PageLocale } from '@/app/_locale'
import { requireCustomer } from '@/app/_session'
import { Link } from '@/app/_ui/link'
import { Price } from '@/app/_ui/price'
import { asAnswered, inWireNames } from '@/app/api/v1/http/wire'
import { buttonClass, ButtonLink } from '@/app/_ui/button'
import { PageHead } from '@/app/_ui/fitted'
import { countriesIn } from '@/lib/accounts/country'
import { billing } from '@/lib/accounts/profile/billing'
import { findProfile } from '@/lib/accounts/profile/profile'
import { fill } from '@/lib/i18n/fill'
import { formatDateTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { trackedOrder } from '@/lib/orders/answers'
import type { OrderView } from '@/lib/orders/read/order-view'
import { listOrdersOf } from '@/lib/orders/read/list-orders'
import { BillingForm, LogOutEverywhere, PasswordForm } from './profile-forms'
import { DeleteAccount } from './delete-account'

export const dynamic = 'force-dynamic'

export function generateMetadata({ params }: PageProps<'/[locale]/profile'>): Promise<Metadata> {
  return unlistedHead(params, 'profile')
}

export default async function ProfilePage({ params }: PageProps<'/[locale]/profile'>) {
  const locale = await localeOf(params)
  const { t, prefix } = locale
  const { passwordHint, passwordsDiffer } = t.account
  const customer = await requireCustomer(prefix, '/profile')
  const [profile, orders] = await Promise.all([findProfile(customer), listOrdersOf(customer)])
  const name = `${customer.firstname} ${customer.lastname}`.trim()
  return (
    <div className="page">
      <PageHead title={name ? fill(t.profile.hello, { name: customer.firstname }) : t.profile.title} />
      <dl className="mb-14 grid gap-x-14 gap-y-4 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="text-ink-soft text-sm">{t.profile.name}</dt>
          <dd className="text-lg font-semibold">{name}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t.profile.email}</dt>
          <dd className="text-lg font-semibold">{customer.email}</dd>
        </div>
      </dl>
      <OwnOrders orders={orders} locale={locale} />
      <section className="border-line mt-16 grid gap-8 border-t pt-10 lg:grid-cols-[320px_minmax(0,1fr)]">
        <div>
          <h2 className="text-xl">{t.profile.billing}</h2>
          <p className="text-ink-soft mt-2">{t.profile.billingLead}</p>
        </div>
        <BillingForm
          billing={inWireNames(billing, profile)}
          countries={countriesIn(locale.language)}
          words={t.profile}
          fieldWords={t.checkout}
        />
      </section>
      <section className="border-line mt-16 grid gap-8 border-t pt-10 lg:grid-cols-[320px_minmax(0,1fr)]">
        <h2 className="text-xl">{t.profile.security}</h2>
        <div className="grid max-w-md gap-12">
          {customer.hasPassword ? (
            <PasswordForm words={{ ...t.profile, passwordHint, passwordsDiffer }} email={customer.email} />
          ) : (
            <div>
              <p className="text-ink-soft mb-4">{t.profile.noPassword}</p>
              <ButtonLink href="/forgot-password" look="ink">
                {t.profile.setPassword}
              </ButtonLink>
            </div>
          )}
          <LogOutEverywhere words={t.profile} farewell={t.shell.loggedOut} />
        </div>
      </section>
      <section className="border-line mt-16 grid gap-8 border-t pt-10 lg:grid-cols-[320px_minmax(0,1fr)]">
        <h2 className="text-xl">{t.profile.data}</h2>
        <div className="grid max-w-md gap-12">
          <ExportData words={t.profile.export} language={locale.language} />
          <DeleteAccount words={t.profile.deletion} hasPassword={customer.hasPassword} />
        </div>
      </section>
    </div>
  )
}

function ExportData({ words, language }: { words: Texts['profile']['export']; language: Language }) {
  return (
    <div>
      <p className="text-ink-soft mb-4">{words.lead}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`/api/v1/user/export?format=html&language=${language}`} download className={buttonClass('outline')}>
          {words.asPage}
        </a>
        <a href="/api/v1/user/export?format=json" download className={buttonClass('outline')}>
          {words.asJson}
        </a>
      </div>
    </div>
  )
}

const answeredItems = trackedOrder.shape.items

function OwnOrders({ orders, locale: { t, language } }: { orders: OrderView[]; locale: PageLocale }) {
  const { reorder, reordered, reorderPartly, steps, statuses, title, paying } = t.order
  const words = { reorder, reordered, reorderPartly }
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-4 text-xl">
        {t.profile.orders}
      </h2>
      {orders.length === 0 && (
        <div>
          <p className="text-ink-soft mb-5 text-lg">{t.profile.noOrders}</p>
          <ButtonLink href="/menu">{t.profile.toMenu}</ButtonLink>
        </div>
      )}
      <ul className="divide-line border-line divide-y border-y empty:hidden">
        {orders.map((order) => (
          <li key={order.orderId} className="grid items-center gap-x-8 gap-y-3 py-5 md:grid-cols-[10rem_1fr_auto_auto]">
            <p>
              <Link href={`/track/${order.orderId}`} className="price text-lg underline underline-offset-4">
                {fill(title, { number: order.number })}
              </Link>
              <span className="block text-sm font-semibold">
                {order.heldUntil ? statuses.awaiting_payment : steps[order.orderStatus]}
              </span>
            </p>
            <p>
              {order.items
                .map(({ name, shownName = name, quantity }) => `${quantity}\u00a0×\u00a0${shownName}`)
                .join(', ')}
              <span className="text-ink-soft block text-sm">{formatDateTime(order.createdAt, language)}</span>
            </p>
            <Price rappen={order.totalAmountRappen} className="text-lg" />
            <div className="flex gap-2">
              {order.heldUntil ? (
                <ButtonLink href={`/track/${order.orderId}`}>{paying.ways.payNow}</ButtonLink>
              ) : (
                <Reorder look="outline" items={asAnswered(answeredItems, order.items)} {...{ words }} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
