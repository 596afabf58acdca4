import type { Metadata } from 'next'
import { asAnswered } from '@/app/api/v1/http/wire'
import { shopLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { listOptionGroups, listAskingItems } from '@/lib/menu/options/queries'
import { optionGroupView } from '@/lib/menu/options/schema'
import { admitManager } from '../../../_guard'
import { adminLanguage } from '../../../_language'
import { Missing } from '../../../_ui/missing'
import { PlainPage } from '../../../_ui/plain-page'
import { StaffMayNot } from '../../../_ui/staff-may-not'
import { AttachForm } from '../_attach/attach-form'
import { dishesByCategory } from '../_attach/dishes-by-category'
import { GroupEdition } from '../_form/group-edition'
import { guestWords } from '../_form/guest-words'
import { sizeGroupsBeside } from '../_form/size-choice'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.options.title }
}

export default async function GroupPage({ params }: PageProps<'/admin/options/[id]'>) {
  const { id } = await params
  if (!(await admitManager(`/admin/options/${id}`))) return <StaffMayNot />
  const [groups, items, guest] = await Promise.all([listOptionGroups(), listAskingItems(), guestWords()])
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
