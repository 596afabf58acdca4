import type { ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { useIsMounted } from '@/app/_client/external-store'
import { longestWord } from '@/app/_ui/fitted'
import { posterTints } from '@/app/_ui/tint'
import { fill } from '@/lib/i18n/fill'
import { formatDate } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { timeWords } from '@/lib/orders/time-words'
import { formatPrice } from '@/lib/platform/values/money'
import { AtHand, type ShopContact } from './at-hand'
import { promisedTime, statusTints } from './order-words'

interface Props {
  order: TrackedOrder
  shop: ShopContact
  words: Texts['order']
  isConnected: boolean
  isLong: boolean
  now: Date
  /** Such as the ways to pay it. */
  children?: ReactNode
}

export function Poster({ order, shop, words, isConnected, isLong, now, children }: Props) {
  const { language } = useScope()
  const isMounted = useIsMounted()
  const { orderStatus: status } = order
  const isOnTheWay = status === 'ready' || status === 'out_for_delivery'
  const time = promisedTime(order, words.times, { language, now })
  return (
    <header className={`on-poster text-poster-ink print:bg-transparent ${posterTints[statusTints[status]]}`}>
      <div className="page py-12 md:py-20 print:py-0">
        <h1 className="flex flex-wrap items-baseline gap-x-4 text-xl font-extrabold tracking-tight tabular-nums md:text-2xl">
          {fill(words.title, { number: order.number })}
          <span className="text-base font-normal tracking-normal">{order.shortNumber}</span>
          {!isFinished(status) && (
            // Reserved room: a late element would move all below it under a finger.
            <span
              className={`flex items-center gap-2 text-base font-normal print:hidden ${isMounted ? '' : 'invisible'}`}
            >
              <span
                aria-hidden="true"
                className={`bg-poster-ink size-2.5 rounded-full ${isConnected ? 'animate-breathe' : 'opacity-30'}`}
              />
              <span>{isConnected ? words.live : words.reconnecting}</span>
            </span>
          )}
        </h1>
        <div role="status" className="print:hidden">
          <StateWord key={status} text={words.statuses[status]} />
          {order.isTest && <p className="mt-5 text-lg font-bold">{words.testOrder}</p>}
          <p className="mt-5 text-lg">{isLong ? words.longer.title : statusText(order, words)}</p>
          {order.reason && <p className="mt-1 text-lg">{words.reasons[order.reason]}</p>}
          {order.text && <p className="mt-1 text-lg">{fill(words.quoted, { text: order.text })}</p>}
          {order.moneyBack && <MoneyBack back={order.moneyBack} words={words.moneyBack} />}
        </div>
        {time && <p className="mt-6 text-xl font-bold text-balance tabular-nums md:text-2xl">{time}</p>}
        {time && order.shownFor && (
          <p className="mt-1 text-lg tabular-nums">
            {timeWords(order.shownFor, { orderedAt: order.createdAt, words: words.times.moved, language })}
          </p>
        )}
        {children}
        {isOnTheWay && <AtHand order={order} shop={shop} words={words} />}
      </div>
    </header>
  )
}

interface MoneyBackProps {
  back: NonNullable<TrackedOrder['moneyBack']>
  words: Texts['order']['moneyBack']
}

function MoneyBack({ back: { toComeRappen, cameRappen, cameAt, isDelayed }, words }: MoneyBackProps) {
  const { language } = useScope()
  const look = 'mt-1 text-lg font-bold'
  return (
    <>
      {toComeRappen > 0 && (
        <p className={look}>{fill(isDelayed ? words.delayed : words.toCome, { amount: formatPrice(toComeRappen) })}</p>
      )}
      {cameAt && (
        <p className={look}>
          {fill(words.came, { amount: formatPrice(cameRappen), date: formatDate(cameAt, language) })}
        </p>
      )}
    </>
  )
}

/** A pre-order is not the next one in the kitchen. */
function statusText({ orderStatus: status, requestedFor }: TrackedOrder, words: Texts['order']): string {
  const isWaiting = status === 'received' || status === 'accepted'
  return requestedFor && isWaiting ? words.preorderTexts[status] : words.statusTexts[status]
}

/** As big as its longest word allows, so that no word is broken; 40px are the margins of a phone. */
function StateWord({ text }: { text: string }) {
  return (
    <p
      style={longestWord(text)}
      className="animate-rise font-head mt-3 text-[length:min(clamp(4.5rem,12vw,10rem),(100vw-40px)/var(--longest))] leading-[0.95] [font-weight:var(--head-weight)] tracking-(--tight) wrap-normal"
    >
      {text}
    </p>
  )
}
