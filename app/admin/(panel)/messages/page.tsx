import { listContactMessages } from '@/lib/shop/contact/contact-messages'
import { messagesQuery } from '@/lib/shop/contact/contact-schema'
import { queryOf } from '@/app/admin/_table/address'
import { List } from '../../_table/list'
import { PlainPage } from '../../_ui/plain-page'
import { MessageCard } from './message-card'
import { staffMetadata, staffPage, type View } from '../../_page'

const names = { before: 'cursor', answered: 'answered' }

export const generateMetadata = staffMetadata('messages')

export default staffPage('messages', MessagesPage)

async function MessagesPage({ caller, language, path, search, admin }: View<'messages'>) {
  const words = admin.people
  const query = queryOf(messagesQuery, search, names)
  const { items, next } = await listContactMessages(caller, query)
  return (
    <PlainPage title={words.messagesTitle}>
      <List
        {...{ path, search, language, query, names, next }}
        filters={{
          answered: {
            label: words.state,
            of: { false: words.open, true: words.answered },
            className: 'grow basis-28 sm:grow-0 sm:basis-48',
          },
        }}
        isEmpty={items.length === 0}
        otherwise={words.noMessages}
      >
        <ul className="flex flex-col gap-4">
          {items.map((message) => (
            <MessageCard key={message.id} message={message} language={language} />
          ))}
        </ul>
      </List>
    </PlainPage>
  )
}
