import { useState } from 'react'
import { api } from '@/app/_client/api'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { priceOf } from '@/app/_ui/price'
import { useScope } from '@/app/_client/scope'
import { counted, fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { useKitchenCall } from './use-kitchen-call'

export function CloseDay({ orders }: { orders: BoardOrder[] }) {
  const words = useWords('board')
  const { language } = useScope()
  const [isOpen, setOpen] = useState(false)
  if (orders.length === 0 && !isOpen) return null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="strip-chip bg-night-ink text-night">
        {counted(words.leftOver, orders.length, language)} {words.closeDay}
      </button>
      <Dialog title={words.closeDay} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <CloseDayForm orders={orders} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function CloseDayForm({ orders, close }: { orders: BoardOrder[]; close: () => void }) {
  const words = useWords('board')
  const { language } = useScope()
  const { isPending, run } = useKitchenCall()
  const [notCollected, setNotCollected] = useState<readonly string[]>([])
  const [ageChecked, setAgeChecked] = useState<readonly string[]>([])
  const [leftOpen, setLeftOpen] = useState<readonly string[]>([])

  async function send() {
    const accepted = orders.filter(({ status }) => status !== 'received').map(({ id }) => id)
    const body = {
      handed_over: accepted.filter((id) => !notCollected.includes(id)),
      age_checked: [...ageChecked],
      not_collected: accepted.filter((id) => notCollected.includes(id)),
      never_accepted: orders.filter(({ status }) => status === 'received').map(({ id }) => id),
    }
    let left: string[] = []
    const isDone = await run(async () => {
      const answer = await api('POST orders/close-day', { body })
      left = answer.left_open.map(({ id, reason }) => {
        const order = orders.find((one) => one.id === id)
        return `${order ? nameOf(order) : id}: ${words.leftOpenReasons[reason]}`
      })
    })
    setLeftOpen(left)
    if (isDone && left.length === 0) close()
  }

  return (
    <>
      <p className="mb-4">{words.closeDayLead}</p>
      <div role="alert" className="text-paprika-ink font-semibold">
        {leftOpen.length > 0 && <p>{counted(words.leftOpen, leftOpen.length, language)}</p>}
        {leftOpen.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ul className="divide-line mb-5 divide-y">
        {orders.map((order) => (
          <LeftOver
            key={order.id}
            order={order}
            isCollected={!notCollected.includes(order.id)}
            onChange={(isCollected) => setNotCollected(changed(order.id, !isCollected))}
            isChecked={ageChecked.includes(order.id)}
            onChecked={(isChecked) => setAgeChecked(changed(order.id, isChecked))}
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

function nameOf({ number, person }: BoardOrder): string {
  return `${number} · ${person.firstname} ${person.lastname}`
}

function changed(id: string, isIn: boolean) {
  return (ids: readonly string[]) => (isIn ? [...ids, id] : ids.filter((other) => other !== id))
}

interface LeftOverProps {
  order: BoardOrder
  isCollected: boolean
  onChange: (isCollected: boolean) => void
  /** Of alcohol, the ID. */
  isChecked: boolean
  onChecked: (isChecked: boolean) => void
}

function LeftOver({ order, isCollected, onChange, isChecked, onChecked }: LeftOverProps) {
  const words = useWords('board')
  const name = nameOf(order)
  const amount = priceOf(order.payment?.to_collect ?? order.total)
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
          className="accent-accent size-6"
        />
        <span className="grow">{name}</span>
        <span className="tabular-nums">{fill(isCollected ? words.wasCollected : words.notCollected, { amount })}</span>
      </label>
      {isCollected && order.minimum_age > 0 && (
        <label className="flex min-h-12 flex-wrap items-center gap-x-3 pl-9">
          <input
            type="checkbox"
            checked={isChecked}
            onChange={(event) => onChecked(event.target.checked)}
            className="accent-accent size-6"
          />
          <span>
            {words.ageChecked} · {name}
          </span>
          {!isChecked && <span className="text-paprika-ink">{words.ageUnseen}</span>}
        </label>
      )}
    </li>
  )
}
