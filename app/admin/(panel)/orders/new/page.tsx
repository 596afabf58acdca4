import { chooseWords, declaredNames } from '@/app/[locale]/(shop)/_choose/choose-words'
import { asAnswered } from '@/app/api/v1/http/wire'
import { cachedDeclared, cachedMenu, cachedShop } from '@/app/_shop'
import { nameIn } from '@/lib/i18n/name-in'
import { texts } from '@/lib/i18n/texts'
import { menuItemView } from '@/lib/menu/schema'
import { staffMetadata, staffPage, type View } from '../../../_page'
import { ButtonLink } from '@/app/_ui/button'
import { PlainPage } from '../../../_ui/plain-page'
import { PhoneOrder } from './phone-order'

// In the contract's shape, because quotes continue with it.
const onCard = menuItemView.pick({ id: true, name: true, price: true, image: true, minimum_age: true })

export const generateMetadata = staffMetadata('orders/new')

export default staffPage('orders/new', NewOrderPage, { clientWords: ['orders', 'phoneOrder'] })

async function NewOrderPage({ language, admin }: View<'orders/new'>) {
  const [{ categories }, { phone, languages, searchSynonyms }, declared] = await Promise.all([
    cachedMenu(),
    cachedShop(),
    cachedDeclared(),
  ])
  const { shop } = texts(language)
  const sections = categories.map((category) => ({
    id: category.id,
    name: nameIn(category, language),
    dishes: category.items.map((item) => ({
      item: asAnswered(onCard, { ...item, name: nameIn(item, language) }),
      otherNames: Object.values(item.names).join(' '),
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
        ownWords={{ ownersText: searchSynonyms, offered: languages }}
        choose={chooseWords(shop, { phone, language, names: declaredNames(declared, shop, language) })}
        choices={shop.cart.choices}
      />
    </PlainPage>
  )
}
