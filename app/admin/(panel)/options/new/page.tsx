import { listOptionGroups } from '@/lib/menu/options/queries'
import { PlainPage } from '../../../_ui/plain-page'
import { GroupEdition } from '../_form/group-form'
import { customerWords } from '../_form/customer-words'
import { sizeGroupsBeside } from '../_form/size-choice'
import { staffMetadata, staffPage, type View } from '../../../_page'

export const generateMetadata = staffMetadata('options/new')

export default staffPage('options/new', NewGroupPage, { clientWords: ['menu', 'options'] })

async function NewGroupPage({ admin }: View<'options/new'>) {
  const [groups, guest] = await Promise.all([listOptionGroups(), customerWords()])
  const words = admin.options
  return (
    <PlainPage title={words.add}>
      <GroupEdition group={null} sizes={sizeGroupsBeside(null, groups, [])} dishes={[]} prices={[]} guest={guest} />
      <p className="text-ink-soft mt-6">{words.attachUnsaved}</p>
    </PlainPage>
  )
}
