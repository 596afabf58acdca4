import type { ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { Badge } from '@/app/_ui/table'
import { fill, ownValue } from '@/lib/i18n/fill'
import { formatShortMoment, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { UnsettledPayments as Unsettled } from '@/lib/orders/money/online/unsettled'
import { formatPrice } from '@/lib/platform/values/money'
import { Card } from '../../_ui/plain-page'
import { CallButton } from '../../_ui/call-button'

const tones = { due: 'quiet', sent: 'quiet', failed: 'bad' } as const

/** Above the list, because what does not end by itself is looked for where the money is; nothing where all has ended. */
export function UnsettledPayments({ unsettled, language }: { unsettled: Unsettled; language: Language }) {
  const words = texts(language).admin.unsettled
  const { awaited, refunds } = unsettled
  if (awaited.length + refunds.length === 0) return null
  return (
    <Card title={words.title} className="mb-5">
      <ul aria-label={words.title} className="flex flex-col">
        {refunds.map((refund) => (
          <Line key={refund.id} {...{ ...refund, language }} kind={words.refunds}>
            <Badge tone={tones[refund.status]}>{words.refundStatuses[refund.status]}</Badge>
            <FaultText
              text={ownValue(words.faults, refund.fault)}
              help={refund.status === 'failed' ? words.failedHelp : ''}
            />
            <Actions order={refund.order} language={language} isAgain={refund.status === 'failed'} />
          </Line>
        ))}
        {awaited.map(({ attemptId, isStuck, until, ...payment }) => (
          <Line key={payment.order.id} {...{ ...payment, until, language }} kind={words.awaited}>
            <Badge tone={isStuck ? 'bad' : 'quiet'}>{isStuck ? words.stuck : words.waiting}</Badge>
            <FaultText text={ownValue(words.faults, payment.fault) ?? (isStuck ? words.silent : undefined)} />
            <Actions order={payment.order} language={language} closes={isStuck ? attemptId : null} />
          </Line>
        ))}
      </ul>
    </Card>
  )
}

type Order = Unsettled['refunds'][number]['order']

interface LineProps {
  kind: string
  order: Order
  amountRappen: number
  since: Date
  until?: Date
  language: Language
  children: ReactNode
}

function Line({ kind, order, amountRappen, since, until, language, children }: LineProps) {
  const words = texts(language).admin.unsettled
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-2 first:border-t-0">
      <Link
        href={`/admin/orders/${order.id}`}
        className="inline-flex min-h-11 min-w-11 items-center font-bold underline underline-offset-4"
      >
        {order.number} {order.shortNumber}
      </Link>
      <span>{kind}</span>
      <span className="font-semibold whitespace-nowrap tabular-nums">{formatPrice(amountRappen)}</span>
      <span className="text-ink-soft tabular-nums">
        {fill(until ? words.sinceUntil : words.since, {
          since: formatShortMoment(since, language),
          until: until ? formatTime(until, language) : '',
        })}
      </span>
      {children}
    </li>
  )
}

function FaultText({ text, help = '' }: { text: string | undefined; help?: string }) {
  if (!text && !help) return null
  return (
    <p className="max-w-prose basis-full">
      {text && <strong>{text}</strong>} {help}
    </p>
  )
}

interface ActionsProps {
  order: Order
  language: Language
  isAgain?: boolean
  /** The attempt that the staff may end; null: none. */
  closes?: string | null
}

function Actions({ order, language, isAgain = false, closes = null }: ActionsProps) {
  const words = texts(language).admin.unsettled
  const number = `${order.number} ${order.shortNumber}`
  const params = { orderId: order.id }
  const className = 'row-control whitespace-normal [--row-control:var(--control)]'
  return (
    <span className="inline-flex grow flex-wrap justify-end gap-2">
      {isAgain && (
        <CallButton
          call={{ route: 'POST orders/{orderId}/refund-retry', params }}
          label={words.again}
          named={fill(words.againNamed, { number })}
          done={words.sentAgain}
          className={className}
        />
      )}
      <CallButton
        call={{ route: 'POST orders/{orderId}/payment-check', params }}
        label={words.ask}
        named={fill(words.askNamed, { number })}
        done={words.asked}
        className={className}
      />
      {closes && (
        <CallButton
          call={{ route: 'POST payment-attempts/{id}/closing', params: { id: closes } }}
          label={words.close}
          named={fill(words.closeNamed, { number })}
          ask={{ question: words.closeAsk, text: words.closeText }}
          done={words.closed}
          className={className}
        />
      )}
    </span>
  )
}
