import { today } from '@/app/_shop'
import { Link } from '@/app/_ui/link'
import type { PageLocale } from '@/app/_locale'
import { categoryPath } from '@/app/_ui/category-path'
import { categoryPictures } from '@/app/_ui/category-pictures'
import { tintOf } from '@/app/_ui/tint'
import { counted, fill, pick } from '@/lib/i18n/fill'
import { nameIn } from '@/lib/i18n/name-in'
import { ownText } from '@/lib/i18n/text-fields'
import type { Texts } from '@/lib/i18n/texts'
import type { Menu } from '@/lib/menu/items/menu-item'
import type { Shop } from '@/lib/shop/shop'
import { LanguageMenu } from '@/app/_ui/language-switch'
import { ShopMark } from '@/app/_ui/shop-mark'
import { type Look, isShownOn, type Banner } from '@/lib/shop/look/look'
import { AccountLinks, CartButton } from './account-links'
import { MainNavigation } from './main-navigation'
import { navigationWords } from './navigation-words'
import { OpenState } from '@/app/_ui/open-state'
import { PhoneMenu } from './phone-menu'

interface Props {
  shop: Shop
  look: Look
  menu: Menu
  locale: PageLocale
}

export function Header({ shop, look, menu, locale }: Props) {
  const { language, t } = locale
  const pictures = categoryPictures(menu.categories)
  const categories = menu.categories.map(({ name, names, items }, index) => ({
    name: nameIn({ name, names }, language),
    path: categoryPath(name),
    image: pictures[index] ?? null,
    dishes: counted(t.shell.dishes, items.length, language),
    tint: tintOf(index),
  }))
  const words = navigationWords(t)
  const note = ownText(shop.headerNote, language)
  return (
    <>
      <NoticeLine banner={look.banner} language={language} />
      <ContactLine {...{ shop, note, t }} />
      <header className="border-line bg-paper sticky top-0 z-40 border-b">
        <div className="page flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-20">
          <Link
            href="/"
            className={`min-w-0 grow basis-32 py-2 lg:mr-6 lg:max-w-64 lg:grow-0 lg:basis-auto ${sizeOf(shop.name)}`}
            aria-label={fill(t.shell.logo, { shop: shop.name })}
          >
            <ShopMark name={shop.name} logo={look.logo} />
          </Link>
          <MainNavigation categories={categories} words={words} />
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            <div className="hidden items-center gap-1 lg:flex">
              <LanguageMenu label={t.shell.language} />
              <AccountLinks words={words} />
            </div>
            <CartButton />
            <PhoneMenu categories={categories} phone={shop.phone} email={shop.email} {...{ note, words }} />
          </div>
        </div>
      </header>
    </>
  )
}

/** The longest name has 80 characters, and a phone shows cart and menu in the same row. */
function sizeOf(name: string): string {
  const { length } = name
  const longestWord = Math.max(...name.split(/\s|-/).map((word) => word.length))
  if (length <= 13) return 'text-[min(1.75rem,8vw)]'
  if (length <= 18) return 'text-[min(1.25rem,5.5vw)] leading-tight md:text-[1.5rem]'
  if (length > 32) return `line-clamp-4 leading-tight md:text-base ${length <= 48 ? 'text-sm' : 'text-xs'}`
  return `leading-tight ${longestWord > 15 ? 'text-[min(1.25rem,3.9vw)]' : 'text-[min(1.25rem,5.5vw)]'}`
}

function ContactLine({ shop, note, t }: { shop: Shop; note: string; t: Texts }) {
  return (
    <section aria-label={t.shell.header} className="on-night bg-night text-night-ink text-sm">
      <div className="page flex min-h-10 items-center justify-between gap-6 py-2">
        <div className="hidden gap-7 md:flex">
          <a href={`mailto:${shop.email}`} className="hover:underline">
            {shop.email}
          </a>
          <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="hover:underline">
            {shop.phone}
          </a>
          <span className="hidden lg:inline">{note}</span>
        </div>
        <OpenState kitchen={pick(shop, 'hours', 'closures', 'pausedUntil')} />
      </div>
    </section>
  )
}

function NoticeLine({ banner, language }: { banner: Banner | null } & Pick<PageLocale, 'language'>) {
  if (!banner || !isShownOn(today(), banner)) return null
  const text = ownText(banner.text, language)
  return (
    <div className="on-poster bg-second text-poster-ink text-center font-semibold">
      <p className="page py-2.5">
        {banner.link ? (
          <Link href={banner.link} className="underline underline-offset-4">
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
    </div>
  )
}
