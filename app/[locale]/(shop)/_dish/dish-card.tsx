import type { PageLocale } from '@/app/_locale'
import { Link } from '@/app/_ui/link'
import { Picture } from '@/app/_ui/picture'
import { Price } from '@/app/_ui/price'
import { descriptionIn } from '@/lib/menu/description-in'
import type { MenuItemView } from '@/lib/menu/schema'
import { AddToCart } from './add-to-cart'
import { cartItemOf } from './cart-item'
import { DishTags } from './dish-tags'
import { soldOutWords } from './sold-out'

interface Props {
  item: MenuItemView
  ground: string
  locale: PageLocale
  level?: 'h2' | 'h3'
}

/** The dish with everything to order it: on the home page and in its category. */
export function DishCard({ item, ground, locale: { t, language }, level: Heading = 'h3' }: Props) {
  const soldOut = soldOutWords(item, t, language)
  return (
    <article className="rounded-card border-line bg-card relative flex h-full flex-col overflow-hidden border">
      <div className={soldOut ? 'opacity-50 grayscale' : ''}>
        <Picture
          image={item.image}
          name={item.name}
          ground={ground}
          sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 45vw, 100vw"
          className="aspect-4/3"
        />
      </div>
      <div className="flex grow flex-col p-4">
        <Heading className="text-lg leading-6 font-bold">
          <Link
            href={`/dish/${item.id}`}
            className="after:absolute after:inset-x-0 after:top-0 after:aspect-4/3 hover:underline"
          >
            {item.name}
          </Link>
        </Heading>
        <p className="text-ink-soft mt-1 mb-2 text-sm">{descriptionIn(item, language)}</p>
        <DishTags item={item} t={t} />
        <div className="mt-auto pt-4">
          {soldOut ? <SoldOut words={soldOut} price={item.price} /> : <AddToCart item={cartItemOf(item)} />}
        </div>
      </div>
    </article>
  )
}

function SoldOut({ words, price }: { words: string; price: number }) {
  return (
    <>
      <p className="flex min-h-11 items-center">
        <Price francs={price} className="text-ink-soft text-lg" />
      </p>
      <p className="bg-night text-night-ink mt-3 grid min-h-11 place-items-center rounded-full px-4 text-center font-semibold">
        {words}
      </p>
    </>
  )
}
