import { buttonClass } from '@/app/_ui/button'
import { Icon } from '@/app/_ui/icon'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import type { Shop } from '@/lib/shop/shop'
import { mapUrl } from '@/lib/platform/values/map-url'

export interface ShopContact extends Pick<
  Shop,
  'name' | 'phone' | 'vatNumber' | 'hours' | 'closures' | 'alarmMinutes'
> {
  address: string[]
}

interface Props {
  order: TrackedOrder
  shop: ShopContact
  words: Pick<Texts['order'], 'directions' | 'callShop'>
}

export function AtHand({ order, shop, words }: Props) {
  const isPickup = order.fulfilment === 'pickup'
  return (
    <div className="mt-6 print:hidden">
      {isPickup && (
        <>
          {order.orderStatus === 'ready' && <p className="price mb-3 text-4xl leading-none">{order.number}</p>}
          <p className="text-lg font-semibold">{shop.address.join(', ')}</p>
        </>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {isPickup && shop.address.length > 0 && (
          <a href={mapUrl(shop.address)} target="_blank" rel="noreferrer" className={buttonClass('ink')}>
            <Icon name="pin" /> {words.directions}
          </a>
        )}
        <a href={telephone(shop.phone)} className={buttonClass('ink')}>
          <Icon name="phone" /> {words.callShop}
        </a>
      </p>
    </div>
  )
}

/** For a guest who waits: to be read from afar, and to be pressed. */
export function LargeNumber({ phone }: { phone: string }) {
  return (
    <a
      href={telephone(phone)}
      className="price inline-block max-w-full py-2 text-[min(2.25rem,8vw)] underline underline-offset-4"
    >
      {phone}
    </a>
  )
}

export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
