import type { Metadata } from 'next'
import { texts } from '@/lib/i18n/texts'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { admitManager } from '../../../_guard'
import { adminLanguage } from '../../../_language'
import { PlainPage } from '../../../_ui/plain-page'
import { StaffMayNot } from '../../../_ui/staff-may-not'
import { GroupEdition } from '../_form/group-edition'
import { guestWords } from '../_form/guest-words'
import { sizeGroupsBeside } from '../_form/size-choice'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.options.add }
}

export default async function NewGroupPage() {
  if (!(await admitManager('/admin/options/new'))) return <StaffMayNot />
  const [language, groups, guest] = await Promise.all([adminLanguage(), listOptionGroups(), guestWords()])
  const words = texts(language).admin.options
  return (
    <PlainPage title={words.add}>
      <GroupEdition group={null} sizes={sizeGroupsBeside(null, groups, [])} dishes={[]} guest={guest} />
      <p className="text-ink-soft mt-6">{words.attachUnsaved}</p>
    </PlainPage>
  )
}
