import { useState } from 'react'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { priceOf } from '@/app/_ui/price'
import { useScope } from '@/app/_client/scope'
import { counted, fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useKitchenCall } from './use-kitchen-call'

/** What an earlier day has left open is closed with one question. */
export function CloseDay({ orders }: { orders: StaffOrder[] }) {
  const words = useWords('board')
  const { language } = useScope()
  const [isOpen, setOpen] = useState(false)
  if (orders.length === 0 && !isOpen) return null
  return (
    <>
      <div className="bg-plum text-night-ink flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-white/20 px-6 py-2">
        <p className="grow text-lg font-bold">{counted(words.leftOver, orders.length, language)}</p>
        <Button look="plain" className="min-h-12 whitespace-nowrap" onClick={() => setOpen(true)}>
          {words.closeDay}
        </Button>
      </div>
      <Dialog title={words.closeDayTitle} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <CloseDayForm orders={orders} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function CloseDayForm({ orders, close }: { orders: StaffOrder[]; close: () => void }) {
  const words = useWords('board')
  const { isPending, run } = useKitchenCall()
  const [notCollected, setNotCollected] = useState<readonly string[]>([])

  async function send() {
    const accepted = orders.filter(({ status }) => status !== 'received').map(({ id }) => id)
    const body = {
      handed_over: accepted.filter((id) => !notCollected.includes(id)),
      not_collected: accepted.filter((id) => notCollected.includes(id)),
      never_accepted: orders.filter(({ status }) => status === 'received').map(({ id }) => id),
    }
    if (await run(() => api('POST orders/close-day', { body }))) close()
  }

  return (
    <>
      <p className="mb-4">{words.closeDayLead}</p>
      <ul className="divide-line mb-5 divide-y">
        {orders.map((order) => (
          <LeftOver
            key={order.id}
            order={order}
            isCollected={!notCollected.includes(order.id)}
            onChange={(isCollected) =>
              setNotCollected((ids) => (isCollected ? ids.filter((id) => id !== order.id) : [...ids, order.id]))
            }
          />
        ))}
      </ul>
      <Button
        className="min-h-16 w-full text-lg"
        disabled={isPending || orders.length === 0}
        onClick={() => void send()}
      >
        {words.closeDay}
      </Button>
    </>
  )
}

interface LeftOverProps {
  order: StaffOrder
  isCollected: boolean
  onChange: (isCollected: boolean) => void
}

function LeftOver({ order, isCollected, onChange }: LeftOverProps) {
  const words = useWords('board')
  const name = `${order.number} · ${order.person.firstname} ${order.person.lastname}`
  const amount = priceOf(order.payment?.amount ?? order.total)
  if (order.status === 'received')
    return (
      <li className="flex min-h-12 flex-wrap items-center gap-x-3">
        <span className="grow">{name}</span>
        <span className="text-paprika-ink font-semibold">{words.neverAccepted}</span>
      </li>
    )
  return (
    <li>
      <label className="flex min-h-12 flex-wrap items-center gap-x-3">
        <input
          type="checkbox"
          checked={isCollected}
          onChange={(event) => onChange(event.target.checked)}
          className="accent-paprika size-6"
        />
        <span className="grow">{name}</span>
        <span className="tabular-nums">{fill(isCollected ? words.wasCollected : words.notCollected, { amount })}</span>
      </label>
    </li>
  )
}
