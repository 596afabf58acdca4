import type { Manager } from '@/lib/accounts/caller'
import type { Tx } from '@/lib/platform/database/db'
import type { VatClass } from '@/lib/menu/limits'
import { storedOptions } from '@/lib/orders/chosen-option'
import type { Expected } from '@/lib/platform/database/expected-version'
import { lockOrders, updateOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { isFinished, unfinishedStatuses } from '@/lib/orders/status'
import { ratesOn, supplyDay, type VatSettings } from '@/lib/orders/vat'
import type { Shop, ShopChanges } from '@/lib/shop/shop'
import { updateShop } from '@/lib/shop/settings/update-shop'

/** Changed VAT settings apply to open orders in the same moment. */
export async function changeSettings(
  manager: Manager,
  changes: ShopChanges & Expected,
  now = new Date(),
): Promise<Shop> {
  const isOfVat = ['vatNumber', 'vatLiableFrom', 'vatRates'].some((name) => name in changes)
  const follow = (tx: Tx, shop: Shop) => retaxOpenOrders(tx, shop, now)
  return updateShop(manager, changes, { now, ...(isOfVat && { follow }) })
}

type Taxable = Pick<OrderRecord, 'status' | 'requestedFor' | 'promisedFor' | 'createdAt' | 'lines'>

/** Food is sold at the rates of the day for which it is promised; prices stay. */
export async function retaxOrder<Order extends Taxable>(tx: Tx, order: Order, shop: VatSettings): Promise<Order> {
  const lines = retaxedLines(order, shop)
  if (!lines) return order
  for (const { orderId, position, vatPerMille, options } of lines) {
    await tx.orderLine.update({ where: { orderId_position: { orderId, position } }, data: { vatPerMille, options } })
  }
  return { ...order, lines }
}

async function retaxOpenOrders(tx: Tx, shop: VatSettings, now: Date): Promise<void> {
  const where = { status: { in: [...unfinishedStatuses] } }
  const open = await tx.order.findMany({ where, include: { lines: true } })
  const ids = open.filter((order) => retaxedLines(order, shop)).map(({ id }) => id)
  for (const order of await lockOrders(tx, ids)) {
    const retaxed = await retaxOrder(tx, order, shop)
    if (retaxed !== order) await updateOrder(tx, retaxed, { now })
  }
}

/** Null where the rates are right already, or the order is over. */
function retaxedLines(order: Taxable, shop: VatSettings) {
  if (isFinished(order.status)) return null
  const rates = ratesOn(shop, supplyDay(order))
  const lines = order.lines.map((line) => ({
    ...line,
    vatPerMille: rateOf(line, rates),
    options: storedOptions(line).map((option) => ({ ...option, vatPerMille: rateOf(option, rates) })),
  }))
  return JSON.stringify(lines.map(ratesIn)) === JSON.stringify(order.lines.map(ratesIn)) ? null : lines
}

function rateOf(
  { vatClass, vatPerMille }: { vatClass: VatClass | null; vatPerMille: number },
  rates: Record<VatClass, number>,
): number {
  return vatClass ? rates[vatClass] : vatPerMille
}

function ratesIn(line: { vatPerMille: number; options: unknown }): number[] {
  return [line.vatPerMille, ...storedOptions(line).map(({ vatPerMille }) => vatPerMille)]
}
