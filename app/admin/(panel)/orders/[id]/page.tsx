import type { Metadata } from 'next'
import { buttonClass, ButtonLink } from '@/app/_ui/button'
import { Manager } from '@/lib/accounts/caller'
import { asAnswered } from '@/app/api/v1/http/wire'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { staffOrder } from '@/lib/orders/answers'
import { texts } from '@/lib/i18n/texts'
import { findOrderForStaff, findTermsOf } from '@/lib/orders/read/find-order'
import { findPaymentOf } from '@/lib/orders/read/list-payments'
import { listReceipts } from '@/lib/orders/money/counter/list-receipts'
import { listProposals } from '@/lib/orders/advance/list-proposals'
import { parseOrderId, shortNumber } from '@/lib/orders/order-id'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { formatPrice } from '@/lib/platform/values/money'
import { Missing, staffPage, type View } from '../../../_page'
import { OrderStatusBadge } from '../../../_ui/order-status-badge'
import { TestMark } from '../../../_ui/test-mark'
import { CallButton } from '../../../_ui/call-button'
import { Card, PlainPage } from '../../../_ui/plain-page'
import { OrderProposal, RefundOrder } from './order-actions'
import { CustomerCard } from './customer-card'
import { History } from './history'
import { LinesTable } from './lines-table'
import { MoneyCard, ReceiptsCard } from './money-card'

export async function generateMetadata({ params }: PageProps<'/admin/orders/[id]'>): Promise<Metadata> {
  const id = parseOrderId((await params).id)
  return { title: id ? shortNumber(id) : '404' }
}

export default staffPage('orders/[id]', OrderPage, { clientWords: ['orders', 'proposal', 'refund', 'forms'] })

async function OrderPage({ caller, language, params, admin }: View<'orders/[id]'>) {
  const known = parseOrderId(params.id)
  const order = known && (await findOrderForStaff(caller, known))
  if (!order) return <Missing />
  const [receipts, payment, terms, proposals] = await Promise.all([
    listReceipts(caller, order.id),
    findPaymentOf(caller, order.id),
    findTermsOf(order.id),
    listProposals(caller, order.id),
  ])
  const answered = asAnswered(staffOrder, order)
  const { board, orders: words, orderStatuses } = admin
  const stepBack = order.back && fill(board.stepBack, { status: orderStatuses[order.back.to] })
  return (
    <PlainPage
      title={`${order.number} ${order.shortNumber}`}
      actions={<OrderLinks order={order} language={language} />}
    >
      <p className="mb-5 flex flex-wrap items-center gap-3">
        {order.isTest && <TestMark word={words.testMark} />}
        {order.byPhone && <TestMark word={words.phoneMark} />}
        <OrderStatusBadge status={order.status} isReversed={order.isReversed} language={language} />
        <span className="tabular-nums">{order.id}</span>
        <span>{words[order.fulfilment]}</span>
      </p>
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <LinesTable order={order} language={language} />
          <OrderProposal order={answered} />
          <AgeCheck order={order} language={language} />
          <Card title={words.history}>
            <History order={order} proposals={proposals} language={language} />
            {order.back && stepBack && (
              <CallButton
                call={{
                  route: 'PATCH orders/{id}',
                  params: { id: order.id },
                  body: {
                    from: answered.status,
                    lines_version: answered.linesVersion,
                    status: order.back.to,
                    correction: true,
                  },
                }}
                label={stepBack}
                ask={{ question: stepBack, text: words.stepBackAsk, no: board.keep }}
                className={buttonClass('plain', 'mt-5')}
              />
            )}
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CustomerCard order={order} terms={terms} language={language} />
          {payment && (
            <MoneyCard payment={payment} language={language}>
              <RefundOrder order={answered} />
            </MoneyCard>
          )}
          <ReceiptsCard
            orderId={order.id}
            receipts={receipts ?? []}
            isReversible={
              caller instanceof Manager && order.status === 'completed' && !order.isTest && !order.isReversed
            }
            language={language}
          />
        </div>
      </div>
    </PlainPage>
  )
}

interface OrderLinksProps {
  order: StaffOrderView
  language: Language
}

function OrderLinks({ order, language }: OrderLinksProps) {
  const { board, orders: words } = texts(language).admin
  return (
    <>
      <ButtonLink href={`/admin/orders/${order.id}/ticket`} look="plain">
        {words.ticket}
      </ButtonLink>
      {!order.isTest && (
        <ButtonLink href={`/admin/orders/${order.id}/receipt`} look="plain">
          {words.receipt}
        </ButtonLink>
      )}
      <ButtonLink href="/admin/orders/all" look="plain">
        {board.allOrders}
      </ButtonLink>
    </>
  )
}

function AgeCheck({ order, language }: { order: StaffOrderView; language: Language }) {
  const words = texts(language).admin.orders
  const { ageCheck, takenOut } = order
  if (!ageCheck) return null
  return (
    <Card title={words.ageCheck}>
      <p>
        <strong>{words.ageCheckResults[ageCheck.result]}</strong>
      </p>
      <ul>
        {takenOut.map(({ name, quantity, subtotalRappen }, index) => (
          <li key={index}>
            {`${quantity} × ${name}`}, {formatPrice(subtotalRappen)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        {formatShortMoment(ageCheck.at, language)} · {fill(words.historyBy, { who: ageCheck.by ?? words.byShop })}
      </p>
    </Card>
  )
}
