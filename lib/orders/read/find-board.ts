import { Device, type BoardCaller } from '@/lib/accounts/caller'
import { noteScreen } from '@/lib/accounts/devices/devices'
import { currentShop } from '@/lib/shop/queries'
import { isOpenAt, nextOpening } from '@/lib/shop/opening-hours'
import { isRunning, leadMinutes } from '@/lib/shop/slots'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'
import { listBoard } from './list-orders'
import type { BoardFilter } from './list-queries'
import { isFinished } from '@/lib/orders/status'
import { findPayBack } from '@/lib/orders/money/list-payments'
import { isLeftOver } from './left-over'

export interface BoardView extends BoardFrame {
  orders: StaffOrderView[]
  leftOver: string[]
  payBack: PayBack[]
}

interface PayBack {
  paymentId: string
  orderId: string
  number: number
  name: string
  amountRappen: number
}

export interface BoardFrame {
  now: Date
  kitchen: Kitchen
  /** Null for a device, which stays signed in. */
  sessionEndsAt: Date | null
  device: BoardDevice | null
}

interface BoardDevice {
  name: string
  actor: string | null
}

interface Kitchen {
  isOpen: boolean
  /** Null while it is open, or where there is none. */
  opensAt: Date | null
  pausedUntil: Date | null
  extraLeadMinutes: number
  extraLeadUntil: Date | null
  leadMinutes: { pickup: number; delivery: number }
  alarmMinutes: number
}

export async function findBoard(caller: BoardCaller, now = new Date(), filter: BoardFilter = {}): Promise<BoardView> {
  await noteScreen(caller, false)
  const [orders, payBack, frame] = await Promise.all([
    listBoard(caller, now, filter),
    listPayBack(),
    findBoardFrame(caller, now),
  ])
  const isOpenYet = (order: StaffOrderView) => !isFinished(order.status) && isLeftOver(order, now)
  return { ...frame, orders, payBack, leftOver: orders.filter(isOpenYet).map(({ id }) => id) }
}

const mostListed = 50

async function listPayBack(): Promise<PayBack[]> {
  const due = await findPayBack()
  return due.slice(0, mostListed).map(({ id, orderId, order, amountRappen }) => ({
    paymentId: id,
    orderId,
    number: order.number,
    name: `${order.firstname} ${order.lastname}`.trim(),
    amountRappen,
  }))
}

export async function findBoardFrame(caller: BoardCaller, now = new Date()): Promise<BoardFrame> {
  const shop = await currentShop()
  const isOpen = isOpenAt(shop.hours, shop.closures, now)
  const hasExtra = isRunning(shop.extraLeadUntil, now)
  return {
    now,
    kitchen: {
      isOpen,
      opensAt: isOpen ? null : nextOpening(shop.hours, shop.closures, now),
      pausedUntil: isRunning(shop.pausedUntil, now) ? shop.pausedUntil : null,
      extraLeadMinutes: hasExtra ? shop.extraLeadMinutes : 0,
      extraLeadUntil: hasExtra ? shop.extraLeadUntil : null,
      leadMinutes: {
        pickup: leadMinutes(shop, { fulfilment: 'pickup', now }),
        delivery: leadMinutes(shop, { fulfilment: 'delivery', now }),
      },
      alarmMinutes: shop.alarmMinutes,
    },
    sessionEndsAt: caller instanceof Device ? null : caller.sessionEndsAt,
    device: caller instanceof Device ? boardDevice(caller) : null,
  }
}

function boardDevice({ name, actor }: Device): BoardDevice {
  return { name, actor: actor && `${actor.firstname} ${actor.lastname}`.trim() }
}
