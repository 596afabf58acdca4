import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { texts } from '@/lib/i18n/texts'
import { customerQuery } from '@/lib/orders/customers/customer-query'
import { findCustomer } from '@/lib/orders/customers/find-customer'
import { admitManager } from '../../../_guard'
import { adminLanguage } from '../../../_language'
import { listHref } from '../../../_table/address'
import { CursorPager } from '../../../_table/pager'
import { queryOf } from '../../../_table/query'
import { Missing } from '../../../_ui/missing'
import { Card, PlainPage } from '../../../_ui/plain-page'
import { StaffMayNot } from '../../../_ui/staff-may-not'
import { MessageCard } from '../../messages/message-card'
import { AccountCard } from './account-card'
import { BlockCard } from './block-card'
import { CustomerOrders } from './customer-orders'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.customers.title }
}

export default async function CustomerPage({ params, searchParams }: PageProps<'/admin/customers/[id]'>) {
  const { id } = await params
  const path = `/admin/customers/${id}`
  const manager = await admitManager(path)
  if (!manager) return <StaffMayNot />
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const { cursor } = queryOf(customerQuery, search, { cursor: 'cursor' })
  const customer = await findCustomer(manager, id, { cursor })
  if (!customer) return <Missing />
  const words = texts(language).admin.customers
  return (
    <PlainPage
      title={`${customer.firstname} ${customer.lastname}`.trim() || customer.email}
      actions={
        <>
          <ButtonLink href={listHref('/admin/changes', {}, { subject: 'customer', id })} look="plain">
            {words.changes}
          </ButtonLink>
          <ButtonLink href="/admin/customers" look="plain">
            {words.title}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <CustomerOrders customer={customer} language={language} />
          <CursorPager path={path} search={search} next={customer.orders.next} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <BlockCard customer={customer} language={language} />
          <AccountCard customer={customer} language={language} />
        </div>
      </div>
      <Card title={words.messages} className="mt-5">
        {customer.messages.length === 0 && <p className="text-ink-soft">{words.noMessages}</p>}
        <ul className="flex flex-col gap-4">
          {customer.messages.map((message) => (
            <MessageCard key={message.id} message={message} language={language} />
          ))}
        </ul>
      </Card>
    </PlainPage>
  )
}
