import type { Metadata } from 'next'
import { answerWithStatus } from '@/app/_answer-with-status'
import { headOf } from '@/app/_head'
import { localeOf, type PageLocale } from '@/app/_locale'
import { Fitted } from '@/app/_ui/fitted'
import { cachedMenu, cachedShop, today } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { Picture, pictureAt } from '@/app/_ui/picture'
import { tintOf } from '@/app/_ui/tint'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/poster-page'
import { asAnswered } from '@/app/api/v1/http/wire'
import { ownText } from '@/lib/i18n/text-fields'
import { fill, pick } from '@/lib/i18n/fill'
import { nameIn } from '@/lib/i18n/name-in'
import { declaredIn } from '@/lib/menu/items/facts-of'
import { findFormerItem } from '@/lib/menu/items/find-former-item'
import { menuItemView } from '@/lib/menu/schema'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { isLiableOn } from '@/lib/platform/values/vat-liability'
import { askedItemOf } from '../../_choose/asked-item'
import { chooseWords, declaredNames } from '../../_choose/choose-words'
import type { CardItem } from '../../_menu-item/card-item'
import { cardItemOf } from '../../_menu-item/card-item-of'
import { cardPrice } from '../../_menu-item/card-item'
import { MenuItemTags } from '../../_menu-item/item-name'
import { SellingTimes } from '../../_menu-item/selling-times'
import { Declarations, HiddenChoices, Neighbours } from './dish-details'
import { DishActions, OrderBar } from './dish-actions'
import { PictureZoom } from './picture-zoom'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/dish/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { id } = await params
  const found = await itemOnMenu(id)
  if (!found) return { title: t.seo.titles.missing, robots: { index: false } }
  const { priceRappen } = found.item
  const name = nameIn(found.item, language)
  const values = { dish: name, price: formatPrice(priceRappen) }
  return headOf({ language, path: `/dish/${id}`, title: name, description: t.seo.descriptions.dish, values })
}

export default async function MenuItemPage({ params }: Props) {
  const locale = await localeOf(params)
  const { t } = locale
  const [shop, found] = await Promise.all([cachedShop(), itemOnMenu((await params).id)])
  if (!found) return <FormerItemPage id={(await params).id} locale={locale} />
  const { item, tint } = found
  const shown = cardItemOf(item, locale)
  const { name, soldOut } = shown
  const category = nameIn(item.category, locale.language)
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 md:grid-cols-2 md:gap-14 md:pt-14">
      <DishPicture item={shown} tint={tint} soldOut={soldOut !== undefined} words={t.dish} />
      <div>
        <div className="flex items-start justify-between gap-4">
          <Link
            href={categoryPath(item.category.name)}
            className="text-ink-soft hover:text-ink inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold wrap-anywhere"
          >
            <Icon name="back" />
            {fill(t.menu.backTo, { category })}
          </Link>
          <DishActions id={item.id} name={name} words={pick(t.dish, 'favourite', 'share', 'linkCopied')} />
        </div>
        <Fitted text={name} look="page-title" className="mt-2" />
        <p className="text-ink-soft mt-4 mb-3 text-lg">{ownText(item.description, locale.language)}</p>
        <SellingTimes sold={shown.sold} />
        <MenuItemTags item={shown} />
        <div className="my-6 max-w-md">
          {soldOut ? (
            <p className="bg-night text-night-ink inline-block rounded-full px-6 py-2.5 font-semibold">{soldOut}</p>
          ) : (
            <>
              <p className="price mb-4 text-xl md:text-2xl">{cardPrice(shown, t.island)}</p>
              <OrderBar
                item={askedItemOf(asAnswered(menuItemView, item), locale.language)}
                words={chooseWords(t, {
                  phone: shop.phone,
                  language: locale.language,
                  names: declaredNames(declaredIn([item]), t, locale.language),
                })}
              />
              <HiddenChoices item={item} locale={locale} />
            </>
          )}
          {isLiableOn(shop, today()) && <p className="text-ink-soft mt-3 text-sm">{t.menu.vat}</p>}
        </div>
        <Declarations item={item} locale={locale} phone={shop.phone} />
      </div>
      <Neighbours
        others={found.others.map((other) => cardItemOf(other, locale))}
        tint={tint}
        title={fill(t.menu.moreFrom, { category })}
        scope={{ prefix: locale.prefix, words: t.island }}
      />
    </article>
  )
}

/** An old link: its dish by name where guests knew it, and what else its category has. */
async function FormerItemPage({ id, locale }: { id: string; locale: PageLocale }) {
  answerWithStatus(404)
  const { t, language } = locale
  const [former, { categories }] = await Promise.all([findFormerItem(id.toLowerCase()), cachedMenu()])
  const index = categories.findIndex((category) => category.id === former?.categoryId)
  const category = categories[index]
  const words = t.emptyStates
  return (
    <>
      <EmptyState
        title={former ? fill(words.goneDishTitle, { dish: nameIn(former, language) }) : words.missingTitle}
        text={former ? words.goneDishText : words.missingText}
        href="/menu"
        link={words.toMenu}
      />
      {category && (
        <div className="page pt-24">
          <Neighbours
            others={category.items.map((item) => cardItemOf(item, locale))}
            tint={tintOf(index)}
            title={fill(t.menu.moreFrom, { category: nameIn(category, language) })}
            scope={{ prefix: locale.prefix, words: t.island }}
          />
        </div>
      )}
    </>
  )
}

const neighbours = 3

async function itemOnMenu(id: string) {
  const { categories } = await cachedMenu()
  const wanted = id.toLowerCase()
  const index = categories.findIndex(({ items }) => items.some((item) => item.id === wanted))
  const items = categories[index]?.items ?? []
  const item = items.find((candidate) => candidate.id === wanted)
  return item && { item, tint: tintOf(index), others: items.filter((other) => other !== item).slice(0, neighbours) }
}

interface DishPictureProps {
  item: Pick<CardItem, 'name' | 'image' | 'kind'>
  tint: string
  soldOut: boolean
  words: Texts['dish']
}

const place = 'self-start md:sticky md:top-28'

/** A tile picture cannot be enlarged. */
function DishPicture({ item: { name, image, kind }, tint, soldOut, words }: DishPictureProps) {
  const look = `rounded-card aspect-4/3 ${soldOut ? 'opacity-60 grayscale' : ''}`
  const picture = (className: string) => (
    <Picture image={image} kind={kind} tint={tint} eager place="dish" className={className} />
  )
  if (!image) return picture(`${look} ${place}`)
  return (
    <PictureZoom image={pictureAt(image, 960)} label={fill(words.enlarge, { item: name })} className={place}>
      {picture(look)}
    </PictureZoom>
  )
}
