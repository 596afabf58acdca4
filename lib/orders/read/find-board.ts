import { Device, type BoardCaller } from '@/lib/accounts/caller'
import { noteScreen } from '@/lib/accounts/devices/devices'
import { currentShop } from '@/lib/shop/queries'
import { isOpenAt, nextOpening } from '@/lib/shop/hours/opening-hours'
import { hasLimits } from '@/lib/shop/hours/load'
import { isRunning, leadMinutes } from '@/lib/shop/hours/slots'
import type { StaffOrderView } from './staff-order-view'
import { listBoardPrinters } from './board-printers'
import { listBoard } from './list-orders'
import type { BoardFilter } from './list-queries'
import { isFinished } from '@/lib/orders/status'
import { findPayBack } from './list-payments'
import { isLeftOver } from './left-over'

export async function findBoard(caller: BoardCaller, now = new Date(), filter: BoardFilter = {}) {
  await noteScreen(caller, false)
  const [orders, payBack, frame, printers] = await Promise.all([
    listBoard(caller, now, filter),
    listPayBack(),
    findBoardFrame(caller, now),
    listBoardPrinters(),
  ])
  const isOpenYet = (order: StaffOrderView) => !isFinished(order.status) && isLeftOver(order, now)
  return { ...frame, orders, payBack, printers, leftOver: orders.filter(isOpenYet).map(({ id }) => id) }
}

const mostListed = 50

async function listPayBack() {
  const due = await findPayBack()
  return due.slice(0, mostListed).map(({ id, orderId, order, amountRappen }) => ({
    paymentId: id,
    orderId,
    number: order.number,
    name: `${order.firstname} ${order.lastname}`.trim(),
    amountRappen,
  }))
}

export async function findBoardFrame(caller: BoardCaller, now = new Date()) {
  const shop = await currentShop()
  const isOpen = isOpenAt(shop.hours, shop.closures, now)
  const hasExtra = isRunning(shop.extraLeadUntil, now)
  const isResized = isRunning(shop.kitchenPercentUntil, now)
  return {
    now,
    kitchen: {
      isOpen,
      opensAt: isOpen ? null : nextOpening(shop.hours, shop.closures, now),
      pausedUntil: isRunning(shop.pausedUntil, now) ? shop.pausedUntil : null,
      extraLeadMinutes: hasExtra ? shop.extraLeadMinutes : 0,
      extraLeadUntil: hasExtra ? shop.extraLeadUntil : null,
      sizePercent: isResized ? shop.kitchenPercent : 100,
      sizeUntil: isResized ? shop.kitchenPercentUntil : null,
      hasLimits: hasLimits(shop),
      leadMinutes: {
        pickup: leadMinutes(shop, { fulfilment: 'pickup', now }),
        delivery: leadMinutes(shop, { fulfilment: 'delivery', now }),
      },
      alarmMinutes: shop.alarmMinutes,
    },
    sessionEndsAt: caller instanceof Device || caller.key ? null : caller.sessionEndsAt,
    device: caller instanceof Device ? boardDevice(caller) : null,
  }
}

function boardDevice({ name, actor }: Device) {
  return { name, actor: actor && `${actor.firstname} ${actor.lastname}`.trim() }
}
