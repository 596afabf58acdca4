import type { PageLocale } from '@/app/_locale'
import { Link } from '@/app/_ui/link'
import { Picture } from '@/app/_ui/picture'
import { Price } from '@/app/_ui/price'
import { descriptionIn } from '@/lib/menu/description-in'
import type { MenuItem } from '@/lib/menu/menu-item'
import { cartItemOf } from './cart-item'
import { MenuItemTags } from './menu-item-tags'
import { QuickAdd } from './quick-add'
import { soldOutWords } from './sold-out'

interface Props {
  item: MenuItem
  tint: string
  locale: PageLocale
  eager: boolean
}

/** A line of the menu: text left and picture right on the phone, a card from the tablet on. */
export function MenuItemRow({ item, tint, locale: { t, language }, eager }: Props) {
  const soldOut = soldOutWords(item, t, language)
  return (
    <article className="border-line md:rounded-card md:bg-card relative grid h-full grid-cols-[minmax(0,1fr)_112px] gap-x-4 border-b py-5 md:grid-cols-[minmax(0,1fr)_136px] md:border md:p-5">
      <div className={soldOut ? 'text-ink-soft' : ''}>
        <h3 className="text-lg leading-6 font-bold">
          <Link href={`/dish/${item.id}`} className="hover:underline">
            {item.name}
          </Link>
        </h3>
        <p className="text-ink-soft mt-1 text-sm">{descriptionIn(item, language)}</p>
        <div className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Price rappen={item.priceRappen} className="text-lg" />
          <MenuItemTags item={item} t={t} />
        </div>
      </div>
      <div className="relative self-start">
        <Picture
          image={item.image}
          name={item.name}
          tint={tint}
          sizes="136px"
          eager={eager}
          className={`rounded-card aspect-square ${soldOut ? 'opacity-60 grayscale' : ''}`}
        />
        {soldOut ? (
          <p className="rounded-field bg-night text-night-ink absolute inset-x-1 top-1/2 -translate-y-1/2 px-2 py-1.5 text-center text-sm font-semibold">
            {soldOut}
          </p>
        ) : (
          <div className="absolute -right-2 -bottom-2">
            <QuickAdd item={cartItemOf(item)} />
          </div>
        )}
      </div>
    </article>
  )
}
