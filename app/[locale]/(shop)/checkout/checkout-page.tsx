import type { Customer } from '@/lib/accounts/caller'
import type { PageLocale } from '@/app/_locale'
import { cachedShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/in-syllables'
import { tooLargeInWords } from '@/app/[locale]/(shop)/_order/order-words'
import { PageHead } from '@/app/_ui/fitted'
import { inWireNames } from '@/app/api/v1/http/wire'
import { countriesIn } from '@/lib/accounts/country'
import { billing } from '@/lib/accounts/profile/billing'
import type { Profile } from '@/lib/accounts/profile/profile'
import { Checkout } from './checkout'

interface Props {
  profile: Profile
  /** Null: a guest without a session. */
  customer: Customer | null
  locale: PageLocale
}

export async function CheckoutPage({ profile, customer, locale: { t, language } }: Props) {
  const shop = await cachedShop()
  const { pickupMinimumRappen, largestOrderRappen, largestOrderPieces, zones } = shop
  const { cancellationMinutes, preorderCancellationMinutes } = shop
  return (
    <div className="page">
      <PageHead title={t.checkout.title} />
      <noscript>
        <p className="mb-6 text-lg">{t.checkout.noScript}</p>
      </noscript>
      <Checkout
        profile={inWireNames(billing, profile)}
        countries={countriesIn(language)}
        terms={{
          ...{ pickupMinimumRappen, largestOrderRappen, largestOrderPieces, zones },
          ...{ cancellationMinutes, preorderCancellationMinutes },
          address: `${shop.streetAddress}, ${shop.postcode} ${shop.city}`,
        }}
        words={{
          ...t.checkout,
          emptyCart: hyphenate(t.checkout.emptyCart, language),
          tooLarge: tooLargeInWords(shop, t.checkout.tooLarge),
        }}
        changeWords={t.cart}
        deliveryWords={t.delivery}
        statuses={t.order.statuses}
        accountWords={t.account}
        isShort={shop.orderWithoutAccount && isOfShortForm(customer, profile)}
        isNewcomer={customer === null}
        offer={shop.online}
      />
    </div>
  )
}

/** An account that came by the short form keeps it. */
function isOfShortForm(customer: Customer | null, { phone, streetAddress }: Profile): boolean {
  return !customer?.hasPassword || (phone !== '' && streetAddress === '')
}
