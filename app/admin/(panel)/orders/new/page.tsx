import { chooseWords, declaredNames } from '@/app/[locale]/(shop)/_choose/choose-words'
import { theDeclared, theMenu, theShop } from '@/app/_shop'
import { nameIn } from '@/lib/i18n/name-in'
import { texts } from '@/lib/i18n/texts'
import { knownSynonyms } from '@/lib/menu/search/known-synonyms'
import { staffMetadata, staffPage, type View } from '../../../_page'
import { ButtonLink } from '@/app/_ui/button'
import { PlainPage } from '../../../_ui/plain-page'
import { PhoneOrder } from './phone-order'

export const generateMetadata = staffMetadata('orders/new')

export default staffPage('orders/new', NewOrderPage, { clientWords: ['orders', 'phoneOrder'] })

async function NewOrderPage({ language, admin }: View<'orders/new'>) {
  const [{ categories }, { phone, languages, searchSynonyms }, declared] = await Promise.all([
    theMenu(),
    theShop(),
    theDeclared(),
  ])
  const { shop } = texts(language)
  const sections = categories.map((category) => ({
    id: category.id,
    name: nameIn(category, language),
    dishes: category.items.map((item) => ({
      id: item.id,
      name: nameIn(item, language),
      otherNames: Object.values(item.names).join(' '),
      priceRappen: item.priceRappen,
      minimumAge: item.minimumAge,
      isSoldOut: item.soldOut,
      asks: item.optionGroups.length > 0,
    })),
  }))
  return (
    <PlainPage
      title={admin.phoneOrder.title}
      actions={
        <ButtonLink href="/admin/orders" look="plain">
          {admin.orders.board}
        </ButtonLink>
      }
    >
      <PhoneOrder
        sections={sections.filter(({ dishes }) => dishes.length > 0)}
        synonyms={knownSynonyms(searchSynonyms, languages)}
        choose={chooseWords(shop, { phone, language, names: declaredNames(declared, shop, language) })}
        choices={shop.cart.choices}
      />
    </PlainPage>
  )
}
