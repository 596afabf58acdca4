import { Link } from '@/app/_ui/link'
import type { PageLocale } from '@/app/_locale'
import { categoryPath } from '@/app/_ui/category-path'
import { tintOf } from '@/app/_ui/tint'
import { counted, fill } from '@/lib/i18n/fill'
import { nameIn } from '@/lib/i18n/name-in'
import type { Menu } from '@/lib/menu/menu-item'
import type { Shop } from '@/lib/shop/shop'
import { AccountLinks } from './account-links'
import { CartButton } from './cart-button'
import { ContactLine } from './contact-line'
import { LanguageMenu } from '@/app/_ui/language-switch'
import { MainNavigation } from './main-navigation'
import { navigationWords } from './navigation-words'
import { NoticeLine } from './notice-line'
import { PhoneMenu } from './phone-menu'
import { ShopMark } from '@/app/_ui/shop-mark'
import type { Look } from '@/lib/shop/look/look'

interface Props {
  shop: Shop
  look: Look
  menu: Menu
  locale: PageLocale
}

export function Header({ shop, look, menu, locale }: Props) {
  const { language, t } = locale
  const categories = menu.categories.map(({ name, names, image, items }, index) => ({
    name: nameIn({ name, names }, language),
    path: categoryPath(name),
    image,
    dishes: counted(t.shell.dishes, items.length, language),
    tint: tintOf(index),
  }))
  const words = navigationWords(t)
  return (
    <>
      <NoticeLine banner={look.banner} language={language} />
      <ContactLine {...{ shop, language, t }} />
      <header className="border-line bg-paper sticky top-0 z-40 border-b">
        <div className="page flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-20">
          <Link
            href="/"
            className={`mr-auto min-w-0 py-2 lg:mr-6 ${sizeOf(shop.name)}`}
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
            <PhoneMenu categories={categories} phone={shop.phone} email={shop.email} words={words} />
          </div>
        </div>
      </header>
    </>
  )
}

/** The longest name has 80 characters, and a phone shows cart and menu beside it. */
function sizeOf(name: string): string {
  if (name.length <= 18) return 'text-[min(1.75rem,8vw)]'
  return name.length <= 32 ? 'text-[min(1.25rem,5.5vw)] leading-tight' : 'line-clamp-2 text-base leading-tight'
}
