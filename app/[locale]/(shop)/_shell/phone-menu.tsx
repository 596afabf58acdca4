import { categoryPath } from '@/app/_ui/category-path'
import { Link } from '@/app/_ui/link'
import type { Texts } from '@/lib/i18n/texts'
import type { Menu } from '@/lib/menu/menu-item'
import type { Shop } from '@/lib/shop/shop'
import { AccountLinks } from './account-links'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { Sheet } from './sheet'

const big = 'block py-2 text-xl font-bold tracking-tight'

export function PhoneMenu({ menu, shop, t }: { menu: Menu; shop: Shop; t: Texts }) {
  const { shell } = t
  return (
    <Sheet open={shell.openNavigation} close={shell.closeNavigation}>
      <nav aria-label={shell.mainNavigation} className="page pb-12">
        <ul>
          <li>
            <Link href="/" className={big}>
              {shell.home}
            </Link>
          </li>
          <li>
            <Link href="/menu" className={big}>
              {shell.menu}
            </Link>
            <ul className="border-line mb-3 grid grid-cols-2 border-l-2 pl-4">
              {menu.categories.map(({ id, name }) => (
                <li key={id}>
                  <Link href={categoryPath(name)} className="block py-2.5 font-semibold">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <Link href="/contact" className={big}>
              {shell.contact}
            </Link>
          </li>
        </ul>
        <div className="border-line -mx-4 mt-4 flex flex-wrap items-center gap-x-2 border-t px-0 pt-4">
          <AccountLinks words={shell} />
          <LanguageSwitch label={shell.language} />
        </div>
        <p className="text-ink-soft mt-6 flex flex-col">
          <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className="py-2.5">
            {shop.phone}
          </a>
          <a href={`mailto:${shop.email}`} className="py-2.5">
            {shop.email}
          </a>
        </p>
      </nav>
    </Sheet>
  )
}
