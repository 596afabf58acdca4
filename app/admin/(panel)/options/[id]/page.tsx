import { asAnswered } from '@/app/api/v1/http/wire'
import { shopLanguage } from '@/lib/i18n/language'
import { listAskingItems, listOptionGroups } from '@/lib/menu/options/queries'
import { optionGroupView } from '@/lib/menu/options/schema'
import { Missing, staffMetadata, staffPage, type View } from '../../../_page'
import { PlainPage } from '../../../_ui/plain-page'
import { AttachForm } from '../_attach/attach-form'
import { dishesByCategory } from '../_attach/dishes-by-category'
import { GroupEdition } from '../_form/group-form'
import { customerWords } from '../_form/customer-words'
import { sizeGroupsBeside } from '../_form/size-choice'

export const generateMetadata = staffMetadata('options/[id]')

export default staffPage('options/[id]', GroupPage, { clientWords: ['menu', 'options'] })

async function GroupPage({ params }: View<'options/[id]'>) {
  const { id } = params
  const [groups, items, guest] = await Promise.all([listOptionGroups(), listAskingItems(), customerWords()])
  const group = groups.find((known) => known.id === id)
  if (!group) return <Missing />
  const categories = dishesByCategory(items, id)
  const asking = categories.flatMap(({ dishes }) => dishes.filter(({ isAttached }) => isAttached))
  return (
    <PlainPage title={group.name[shopLanguage]}>
      <GroupEdition
        key={group.id}
        group={asAnswered(optionGroupView, group)}
        sizes={sizeGroupsBeside(group, groups, items)}
        dishes={asking.map(({ id: dishId, name }) => ({ id: dishId, name }))}
        guest={guest}
      />
      <AttachForm
        key={`dishes of ${group.id}`}
        groupId={id}
        setsPrice={group.pricing === 'base'}
        categories={categories}
      />
    </PlainPage>
  )
}
