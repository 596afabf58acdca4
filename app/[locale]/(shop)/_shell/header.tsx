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
import { PhoneMenu } from './phone-menu'
import { Wordmark } from '@/app/_ui/wordmark'

export function Header({ shop, menu, locale }: { shop: Shop; menu: Menu; locale: PageLocale }) {
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
      <ContactLine {...{ shop, language, t }} />
      <header className="border-line bg-paper sticky top-0 z-40 border-b">
        <div className="page flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-20">
          <Link
            href="/"
            className="mr-auto py-2 text-[min(1.75rem,8vw)] lg:mr-6"
            aria-label={fill(t.shell.logo, { shop: shop.name })}
          >
            <Wordmark name={shop.name} />
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
