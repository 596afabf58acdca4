import { Select } from '@/app/_ui/field'
import { listContactMessages } from '@/lib/shop/contact-messages'
import { messagesQuery } from '@/lib/shop/contact-schema'
import { queryOf } from '@/app/admin/_table/address'
import { FilterForm, NothingFound } from '../../_table/filter-form'
import { CursorPager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { MessageCard } from './message-card'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('messages')

export default staffPage('messages', MessagesPage)

async function MessagesPage({ caller, language, path, search, admin }: View<'messages'>) {
  const words = admin.people
  const query = queryOf(messagesQuery, search, { before: 'cursor', answered: 'answered' })
  const { items, next } = await listContactMessages(caller, query)
  return (
    <PlainPage title={words.messagesTitle}>
      <FilterForm path={path} isFiltered={query.answered !== undefined}>
        <Select
          name="answered"
          label={words.state}
          defaultValue={query.answered === undefined ? '' : String(query.answered)}
          className="grow basis-28 sm:grow-0 sm:basis-48"
        >
          <option value="">{admin.shell.all}</option>
          <option value="false">{words.open}</option>
          <option value="true">{words.answered}</option>
        </Select>
      </FilterForm>
      {items.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[query.answered === undefined ? undefined : query.answered ? words.answered : words.open]}
          otherwise={words.noMessages}
        />
      )}
      <ul className="flex flex-col gap-4">
        {items.map((message) => (
          <MessageCard key={message.id} message={message} language={language} />
        ))}
      </ul>
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}
