import type { PageLocale } from '@/app/_locale'
import { Link } from '@/app/_ui/link'
import { Picture } from '@/app/_ui/picture'
import { Price } from '@/app/_ui/price'
import { descriptionIn } from '@/lib/menu/description-in'
import type { MenuItem } from '@/lib/menu/menu-item'
import { AddToCart } from './add-to-cart'
import { cartItemOf } from './cart-item'
import { MenuItemTags } from './menu-item-tags'
import { soldOutWords } from './sold-out'

interface Props {
  item: MenuItem
  tint: string
  locale: PageLocale
  level?: 'h2' | 'h3'
}

/** The menu item with everything to order it: on the home page and in its category. */
export function MenuItemCard({ item, tint, locale: { t, language }, level: Heading = 'h3' }: Props) {
  const soldOut = soldOutWords(item, t, language)
  return (
    <article className="rounded-card border-line bg-card relative grid h-full grid-cols-[minmax(0,1fr)_128px] content-start overflow-hidden border sm:flex sm:flex-col">
      <div className={`max-sm:order-1 max-sm:pt-4 max-sm:pr-4 ${soldOut ? 'opacity-60 grayscale' : ''}`}>
        <Picture
          image={item.image}
          name={item.name}
          tint={tint}
          sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 8rem"
          className="max-sm:rounded-field aspect-square sm:aspect-4/3"
        />
      </div>
      <div className="p-4 max-sm:pb-0 sm:grow">
        <Heading className="text-lg leading-6 font-bold">
          <Link href={`/dish/${item.id}`} className="hover:underline">
            {item.name}
          </Link>
        </Heading>
        <p className="text-ink-soft mt-1 mb-2 text-sm">{descriptionIn(item, language)}</p>
        <MenuItemTags item={item} t={t} />
      </div>
      <div className="p-4 max-sm:order-2 max-sm:col-span-2 max-sm:pt-3 sm:pt-0">
        {soldOut ? <SoldOut words={soldOut} priceRappen={item.priceRappen} /> : <AddToCart item={cartItemOf(item)} />}
      </div>
    </article>
  )
}

function SoldOut({ words, priceRappen }: { words: string; priceRappen: number }) {
  return (
    <>
      <p className="flex min-h-11 items-center">
        <Price rappen={priceRappen} className="text-ink-soft text-lg" />
      </p>
      <p className="bg-night text-night-ink mt-3 grid min-h-11 place-items-center rounded-full px-4 text-center font-semibold">
        {words}
      </p>
    </>
  )
}
