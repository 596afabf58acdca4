import type { ReactNode } from 'react'
import { apiInWireNames } from '@/app/_client/api'
import { TextArea } from '@/app/_ui/field'
import { itemFieldNames, type ItemField } from '@/lib/menu/items/item-fields'
import { longestDescription, longestDishName, menuItemPictureLimit } from '@/lib/menu/limits'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../../_client/admin-words'
import { useAnnounceSaved } from '../../../_client/use-announce-change'
import { FurtherTexts, OtherNames } from '../../../_form/further-texts'
import { EditForm } from '../../../_form/edit-form'
import { useEditForm } from '../../../_form/use-edit-form'
import { SellingTimesFields } from '../../../_form/selling-times-fields'
import { Tabs } from '../../../_ui/tabs'
import { PictureField } from '../../../_ui/picture-field'
import { AlcoholProposal } from './alcohol-proposal'
import { AvailabilityAction } from './availability-action'
import { BasicFields } from './basic-fields'
import { DeclarationList, DescribedField } from './described-field'
import type { EditedItem, GroupChoice } from './edited-item'
import { ItemGroups, useItemGroups } from './item-groups'
import { OriginFields } from './origin-fields'
import { sentForm, withoutPrice, type SentMenuItem } from './sent-form'
import { composedFields } from './composed-fields'
import { tabOfField, type ProductTab } from './tab-of-field'

interface ProductFormProps {
  /** Null for a new one. */
  item: EditedItem | null
  categories: CategoryView[]
  groups: GroupChoice[]
  opensAt?: ProductTab | undefined
  close: () => void
}

export function ProductForm({ item, categories, groups, opensAt, close }: ProductFormProps) {
  const menu = useWords('menu')
  const options = useWords('options')
  const forms = useWords('forms')
  const { saved } = useWords('shell')
  const announceSaved = useAnnounceSaved()
  const list = useItemGroups(item, groups)
  const form = useEditForm<SentMenuItem, EditedItem>({
    opened: item,
    explain: menu.saveFailed,
    read: sentForm,
    add: (fields) => apiInWireNames('POST menuItems/addMenuItem', { form: fields }),
    change: (fields, ifMatch) =>
      apiInWireNames('PUT menuItems/updateMenuItem/{id}', {
        params: { id: item?.id ?? '' },
        form: list.isPricedByOption ? withoutPrice(fields) : fields,
        ifMatch,
      }),
    onSaved: ({ id, whole_image: whole }) => {
      close()
      announceSaved(id, whole !== null && whole !== item?.whole_image ? `${saved} ${menu.marginsRemoved}` : saved)
    },
    composed: composedFields({ menu, options, forms }, groups),
  })
  const tab = (key: ProductTab, label: string, panel: ReactNode) => ({ key, label, panel })
  const tabs = [
    tab(
      'dish',
      menu.tabDish,
      <>
        <BasicFields item={item} categories={categories} isPricedByOption={item !== null && list.isPricedByOption} />
        <AlcoholProposal categories={categories} />
        <div className="mb-5">
          <DescribedField name="points" stored={item} />
        </div>
        <PictureField
          current={item}
          hint={menu.imageHint}
          tooLarge={menu.imageTooLargeProduct}
          mostBytes={menuItemPictureLimit}
        />
      </>,
    ),
    ...(groups.length === 0 ? [] : [tab('options', menu.tabOptions, <ItemGroups item={item} list={list} />)]),
    tab('declaration', menu.tabDeclaration, <DeclarationFields item={item} />),
    tab(
      'availability',
      menu.tabAvailability,
      <>
        {item && <AvailabilityAction item={item} />}
        <SellingTimesFields stored={item} categories={categories} />
      </>,
    ),
    tab('translations', menu.tabTranslations, <Translations item={item} />),
  ]
  return (
    <EditForm form={form} close={close}>
      <Tabs label={menu.tabs} tabs={tabs} opensAt={opensAt} tabOf={tabOfField} />
    </EditForm>
  )
}

interface PartProps {
  item: EditedItem | null
}

function Translations({ item }: PartProps) {
  const menu = useWords('menu')
  return (
    <>
      <OtherNames label={menu.name} stored={item} maxLength={longestDishName} />
      <TextArea
        name="description_en"
        label={menu.descriptionEn}
        defaultValue={item?.description_en}
        rows={2}
        maxLength={longestDescription}
        className="mt-5"
      />
      <FurtherTexts name="description" label={menu.description} stored={item} maxLength={longestDescription} isLong />
    </>
  )
}

const askedApart: readonly ItemField[] = ['originRequired', 'tags', 'points']
const inOrder = itemFieldNames.filter((name) => !askedApart.includes(name))

function DeclarationFields({ item }: PartProps) {
  return (
    <DeclarationList fields={inOrder} stored={item}>
      <OriginFields item={item} />
      <DescribedField name="tags" stored={item} />
    </DeclarationList>
  )
}
