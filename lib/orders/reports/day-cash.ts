import type { Staff } from '@/lib/accounts/caller'
import type { MoneyMoved } from '@/lib/orders/money/counter/cash-ups'
import type { Till } from '@/lib/orders/schema'
import { snapshot, type Snapshot } from '@/lib/platform/database/db'
import { sumsOf } from './sums/closed-sums'
import { byWay, byPart, paidOnlineSql, roundingSql } from './sums/figures'
import type { Period } from './sums/period'

export interface DayCash {
  toCollectRappen: number
  collectedRappen: number
  /** What of it came online. */
  onlineRappen: number
  /** What of it a partner has taken. */
  partnerRappen: number
  voidRappen: number
  toPayBackRappen: number
  roundingRappen: number
  /** Taken on the day, for orders of any day, less what was given back. */
  tillRappen: number
  refundedRappen: number
  /** At the provider on the day, for orders of any day: paid too late and sent back as well. */
  online: MoneyMoved
  /** At partners on the day, for orders of any day. */
  partner: MoneyMoved
}

export function findDayCash(_staff: Staff, day: string): Promise<DayCash> {
  return snapshot((reader) => dayCash(reader, day))
}

export async function dayCash(reader: Snapshot, day: string): Promise<DayCash> {
  const { rows } = await reader.query<Omit<DayCash, 'tillRappen' | 'refundedRappen' | 'online' | 'partner'>>(amounts, [day])
  const { cash, online, partner } = await findMoneyMoved(reader, { from: day, to: day })
  const { takenRappen, refundedRappen } = cash
  const [ofOrders] = rows
  if (!ofOrders) throw new Error('sums without a group have a row')
  return { ...ofOrders, tillRappen: takenRappen - refundedRappen, refundedRappen, online, partner }
}

/** In the drawer, at the provider and at partners, which never mix. */
export async function findMoneyMoved(reader: Snapshot, period: Period): Promise<Record<Till, MoneyMoved>> {
  const sums = await sumsOf<[method: Till, goesOut: boolean]>(reader, byWay, period)
  const of = (wanted: Till, out: boolean) =>
    sums.find(({ key: [method, goesOut] }) => method === wanted && goesOut === out)?.amount ?? 0
  const moved = (till: Till) => ({ takenRappen: of(till, false), refundedRappen: 0 - of(till, true) })
  return { cash: moved('cash'), online: moved('online'), partner: moved('partner') }
}

type Part = 'delivery_fee' | 'fees' | 'rounding'

/** Parts of what was sold, less what was reversed of them. */
export async function findParts(reader: Snapshot, period: Period) {
  const sums = await sumsOf<[Part]>(reader, byPart, period)
  const of = (wanted: Part) => sums.find(({ key: [part] }) => part === wanted)?.amount ?? 0
  return { deliveryFeesRappen: of('delivery_fee'), partnerFeesRappen: of('fees'), roundingRappen: of('rounding') }
}

// balanceOf() in SQL, for a day's orders at once.
const amounts = `
  select coalesce(sum(greatest(due - paid - waived, 0)), 0)::float8 as "toCollectRappen",
    coalesce(sum(paid), 0)::float8 as "collectedRappen",
    coalesce(sum(online - held - at_partner), 0)::float8 as "onlineRappen",
    coalesce(sum(at_partner), 0)::float8 as "partnerRappen",
    coalesce(sum(least(waived, greatest(due - paid, 0))), 0)::float8 as "voidRappen",
    coalesce(sum(greatest(paid - due, 0)), 0)::float8 as "toPayBackRappen",
    coalesce(sum(rounding), 0)::float8 as "roundingRappen"
  from (
    select total_rappen + ${roundingSql} as due, ${roundingSql} as rounding, online, held, at_partner,
      coalesce(sum(e.amount_rappen) filter (where e.method <> 'none'), 0) as paid,
      coalesce(sum(e.amount_rappen) filter (where e.method = 'none'), 0) as waived
    from counted_order o ${paidOnlineSql('o.id', 'o.payment_method')}
      left join payment p on p.order_id = o.id
      left join payment_entry e on e.payment_id = p.id and e.kind <> 'reversed'
    where o.business_day = $1 and o.is_sale group by o.id, o.total_rappen, online, held, at_partner, cash
  ) sale`
