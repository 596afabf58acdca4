import type { Metadata } from 'next'
import { pageHead } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { Fitted } from '@/app/_ui/fitted'
import { cachedMenu, cachedShop } from '@/app/_shop'
import { hyphenate } from '@/app/_ui/in-syllables'
import { tintOf } from '@/app/_ui/tint'
import { pick } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { nameIn, namesBeside } from '@/lib/i18n/name-in'
import { ownText } from '@/lib/i18n/text-fields'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import { dietWords, filteredItemOf } from '../_diet/filtered-item-of'
import { ModeLine } from '../_delivery/mode-line'
import { MenuBrowser } from './menu-browser'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: PageProps<'/[locale]/menu'>): Promise<Metadata> {
  return pageHead(params, { path: '/menu', title: 'menu', description: 'menu' })
}

export default async function MenuPage({ params }: PageProps<'/[locale]/menu'>) {
  const locale = await localeOf(params)
  const { menu, delivery, dish } = locale.t
  const { searchSynonyms, languages, phone, zones } = await cachedShop()
  const categories = (await cachedMenu()).categories.filter(({ items }) => items.length > 0)
  const { choices, placesOf } = choicesInSearch(
    categories.flatMap(({ items }) => items),
    locale.language,
  )
  return (
    <>
      <header className="page pt-6 pb-4 md:pt-14 md:pb-6">
        <Fitted text={menu.title} look="page-title" />
        {zones.length > 0 && <ModeLine words={delivery} />}
      </header>
      {categories.length === 0 ? (
        <p className="page text-ink-soft text-lg">{menu.emptyMenu}</p>
      ) : (
        <MenuBrowser
          choices={choices}
          ownWords={{ ownersText: searchSynonyms, offered: languages }}
          words={{
            ...pick(menu, 'search', 'searchHint', 'clear', 'chips', 'all'),
            ...pick(menu, 'noResults', 'notAllWords', 'leftOut', 'unsaid', 'filterInstead', 'nearest', 'reset'),
            favourites: dish.favourites,
            ...dietWords(locale.t, phone),
          }}
          categories={categories.map(({ id, name, names, items }, index) => ({
            id,
            name,
            shownName: nameIn({ name, names }, locale.language),
            otherNames: namesBeside({ name, names }, locale.language).join(' '),
            heading: hyphenate(nameIn({ name, names }, locale.language), locale.language),
            tint: tintOf(index),
            items: items.map((item) => ({ ...filteredItemOf(item, locale), ...madeOf(item), choices: placesOf(item) })),
          }))}
        />
      )}
    </>
  )
}

/** So that a search for dishes without pork knows of the ham in a Cordon bleu. */
function madeOf({ origins }: MenuItem): { madeOf?: string } {
  if (origins.length === 0) return {}
  return { madeOf: origins.map(({ ingredient }) => ingredient).join(', ') }
}

/** What can be chosen, for the search: each list once, because thousands of menu items share a few. */
function choicesInSearch(items: readonly MenuItem[], language: Language) {
  const groups = new Map(items.flatMap(({ optionGroups }) => optionGroups.map((group) => [group.id, group])))
  const places = new Map([...groups.keys()].map((id, place) => [id, place]))
  return {
    choices: [...groups.values()].map(({ options }) => options.map(({ name }) => ownText(name, language)).join(', ')),
    placesOf: ({ optionGroups }: MenuItem) => optionGroups.flatMap(({ id }) => places.get(id) ?? []),
  }
}
