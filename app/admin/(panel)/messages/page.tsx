import type { Metadata } from 'next'
import { Select } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import { listContactMessages } from '@/lib/shop/contact-messages'
import { messagesQuery } from '@/lib/shop/contact-schema'
import { queryOf } from '@/app/admin/_table/address'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { FilterForm, NothingFound } from '../../_table/filter-form'
import { CursorPager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { MessageCard } from './message-card'

const path = '/admin/messages'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.people.messagesTitle }
}

export default async function MessagesPage({ searchParams }: PageProps<'/admin/messages'>) {
  const admin = await admitManager(path)
  if (!admin) return <StaffMayNot />
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const words = texts(language).admin.people
  const query = queryOf(messagesQuery, search, { before: 'cursor', answered: 'answered' })
  const { messages, next } = await listContactMessages(admin, query)
  return (
    <PlainPage title={words.messagesTitle}>
      <FilterForm path={path} isFiltered={query.answered !== undefined}>
        <Select
          name="answered"
          label={words.state}
          defaultValue={query.answered === undefined ? '' : String(query.answered)}
          className="grow basis-28 sm:grow-0 sm:basis-48"
        >
          <option value="">{texts(language).admin.shell.all}</option>
          <option value="false">{words.open}</option>
          <option value="true">{words.answered}</option>
        </Select>
      </FilterForm>
      {messages.length === 0 && (
        <NothingFound
          {...{ path, language }}
          terms={[query.answered === undefined ? undefined : query.answered ? words.answered : words.open]}
          otherwise={words.noMessages}
        />
      )}
      <ul className="flex flex-col gap-4">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} language={language} />
        ))}
      </ul>
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}
