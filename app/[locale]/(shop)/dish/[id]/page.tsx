import type { Metadata } from 'next'
import { answerWithStatus } from '@/app/_http/answer-with-status'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theMenu, theShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { tintOf } from '@/app/_ui/tint'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { Picture } from '@/app/_ui/picture'
import { EmptyPlate, EmptyState } from '@/app/_ui/empty-state'
import { fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/money'
import { descriptionIn } from '@/lib/menu/description-in'
import { AddToCart } from '../../_menu-item/add-to-cart'
import { cartItemOf } from '../../_menu-item/cart-item'
import { MenuItemTags } from '../../_menu-item/menu-item-tags'
import { soldOutWords } from '../../_menu-item/sold-out'
import { Declarations } from './declarations'
import { Neighbours } from './neighbours'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/dish/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { name: shop, city } = await theShop()
  const { id } = await params
  const found = await itemOnMenu(id)
  if (!found) return { title: t.seo.titles.missing, robots: { index: false } }
  const { name, priceRappen } = found.item
  const values = { dish: name, shop, city, price: formatPrice(priceRappen) }
  return headOf({ language, path: `/dish/${id}`, title: name, description: t.seo.descriptions.dish, values })
}

export default async function MenuItemPage({ params }: Props) {
  const locale = await localeOf(params)
  const { t, language } = locale
  const [shop, found] = await Promise.all([theShop(), itemOnMenu((await params).id)])
  if (!found) {
    answerWithStatus(404)
    return (
      <EmptyState
        title={t.emptyStates.missingTitle}
        text={t.emptyStates.missingText}
        href="/menu"
        link={t.emptyStates.toMenu}
        tint="saffron"
        picture={<EmptyPlate />}
      />
    )
  }
  const { item, tint } = found
  const soldOut = soldOutWords(item, t, language)
  return (
    <article className="page grid gap-8 pt-6 md:grid-cols-2 md:gap-14 md:pt-14">
      <Picture
        image={item.image}
        name={item.name}
        tint={tint}
        eager
        sizes="(min-width: 48rem) 50vw, 100vw"
        className={`rounded-card aspect-4/3 self-start md:sticky md:top-28 ${soldOut ? 'opacity-60 grayscale' : ''}`}
      />
      <div>
        <Link
          href={categoryPath(item.category.name)}
          className="text-ink-soft hover:text-ink inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Icon name="back" />
          {fill(t.menu.backTo, { category: item.category.name })}
        </Link>
        <h1 className="mt-2 text-2xl lg:text-3xl">{item.name}</h1>
        <p className="text-ink-soft mt-4 mb-3 text-lg">{descriptionIn(item, language)}</p>
        <MenuItemTags item={item} t={t} />
        <div className="my-8 max-w-md">
          {soldOut ? (
            <p className="bg-night text-night-ink inline-block rounded-full px-6 py-2.5 font-semibold">{soldOut}</p>
          ) : (
            <AddToCart item={cartItemOf(item)} large />
          )}
          <p className="text-ink-soft mt-3 text-sm">{t.menu.vat}</p>
        </div>
        <Declarations item={item} locale={locale} phone={shop.phone} />
      </div>
      <Neighbours
        others={found.others}
        tint={tint}
        locale={locale}
        title={fill(t.menu.moreFrom, { category: item.category.name })}
      />
    </article>
  )
}

const neighbours = 3

async function itemOnMenu(id: string) {
  const { categories } = await theMenu()
  const index = categories.findIndex(({ items }) => items.some((item) => item.id === id.toLowerCase()))
  const items = categories[index]?.items ?? []
  const item = items.find((candidate) => candidate.id === id.toLowerCase())
  return item && { item, tint: tintOf(index), others: items.filter((other) => other !== item).slice(0, neighbours) }
}
