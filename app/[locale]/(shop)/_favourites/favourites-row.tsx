import { useEffect, useState } from 'react'
import { type Answer, api } from '@/app/_client/api'
import { setFavouritesOffMenu } from '@/app/_client/favourites'
import { useScope } from '@/app/_client/scope'
import { Link } from '@/app/_ui/link'
import { Picture } from '@/app/_ui/picture'
import { tintOf } from '@/app/_ui/tint'
import { answeredNameIn } from '@/lib/i18n/name-in'
import { formatPrice } from '@/lib/platform/values/money'

type Items = Answer<'GET menu/items'>

/** Fetches the whole menu, so that the favourites stay on the device. */
export function FavouritesRow({ ids }: { ids: string[] }) {
  const { language } = useScope()
  const [items, setItems] = useState<Items>([])
  useEffect(() => {
    api('GET menu/items').then(setItems, () => undefined)
  }, [])
  useEffect(() => {
    if (items.length > 0) setFavouritesOffMenu(!items.some(({ id }) => ids.includes(id)))
  }, [items, ids])
  const favourites = ids
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
    .map((item) => ({ ...item, name: answeredNameIn(item, language) }))
  return (
    <ul className="-mx-5 flex snap-x scrollbar-none gap-3 overflow-x-auto px-5 py-1 md:-mx-10 md:px-10">
      {favourites.map(({ id, name, priceRappen, image }, index) => (
        <li key={id} className="w-64 max-w-[80vw] shrink-0 snap-start scroll-ml-5">
          <Link
            href={`/dish/${id}`}
            className="rounded-card border-line bg-card flex h-full items-center gap-3 border p-2 pr-4"
          >
            <Picture image={image} tint={tintOf(index)} place="cart" className="rounded-field size-16 shrink-0" />
            <span className="min-w-0">
              <span className="line-clamp-2 font-semibold">{name}</span>
              <span className="price">{formatPrice(priceRappen)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
