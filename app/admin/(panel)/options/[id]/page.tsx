import { inWireNames } from '@/app/api/v1/http/wire'
import { shopLanguage } from '@/lib/i18n/language'
import { findPortionsLeft } from '@/lib/menu/availability/portions'
import { listAskingItems, listOptionGroups } from '@/lib/menu/options/queries'
import { findGroupPrices } from '@/lib/menu/options/group-prices'
import { groupPricesView, optionGroupView } from '@/lib/menu/options/schema'
import { Missing, staffMetadata, staffPage, type View } from '../../../_page'
import { PlainPage } from '../../../_ui/plain-page'
import { AttachForm } from '../_attach/attach-form'
import { dishesByCategory } from '../_attach/dishes-by-category'
import { GroupEdition } from '../_form/group-form'
import { customerWords } from '../_form/customer-words'
import { PriceEdition } from '../_prices/price-form'
import { sizeGroupsBeside } from '../_form/size-choice'

export const generateMetadata = staffMetadata('options/[id]')

export default staffPage('options/[id]', GroupPage, { clientWords: ['menu', 'options'] })

async function GroupPage({ params }: View<'options/[id]'>) {
  const { id } = params
  const [groups, items, guest, prices, portionsLeft] = await Promise.all([
    listOptionGroups(),
    listAskingItems(),
    customerWords(),
    findGroupPrices(id),
    findPortionsLeft(new Date()),
  ])
  const group = groups.find((known) => known.id === id)
  if (!group || !prices) return <Missing />
  const categories = dishesByCategory(items, id)
  const asking = categories.flatMap(({ dishes }) => dishes.filter(({ isAttached }) => isAttached))
  const view = inWireNames(optionGroupView, group)
  const dishes = asking.map(({ id: dishId, name }) => ({ id: dishId, name }))
  return (
    <PlainPage title={group.name[shopLanguage]}>
      <GroupEdition
        key={group.id}
        group={view}
        sizes={sizeGroupsBeside(group, groups, items)}
        dishes={dishes}
        prices={prices.prices}
        guest={guest}
        portionsLeft={Object.fromEntries(portionsLeft)}
      />
      {dishes.length > 0 && (
        <PriceEdition
          key={[...dishes, ...view.options].map((one) => one.id).join(' ')}
          prices={inWireNames(groupPricesView, prices)}
          options={view.options.map((option) => ({ id: option.id, name: option.name, price: option.price }))}
          dishes={dishes}
        />
      )}
      <AttachForm
        key={`dishes of ${group.id}`}
        groupId={id}
        setsPrice={group.pricing === 'base'}
        categories={categories}
      />
    </PlainPage>
  )
}
