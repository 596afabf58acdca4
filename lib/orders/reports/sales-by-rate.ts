import { pool } from '@/lib/platform/db'
import { fulfilments, type Fulfilment } from '@/lib/orders/fulfilment'
import { vatInside, withFee } from '@/lib/orders/vat'

export interface Sale {
  fulfilment: Fulfilment
  vatPerCent: number
  grossRappen: number
  netRappen: number
  vatRappen: number
}

interface SoldOrder {
  fulfilment: Fulfilment
  fee: number
  rates: [number, number][]
}

/** Placed on the day and accepted; what was reversed since was sold all the same. */
export async function findSales(day: string): Promise<Sale[]> {
  const { rows } = await pool().query<SoldOrder>(
    `${ordersByRate} where o.business_day = $1 and o.status not in ('received', 'rejected', 'cancelled')`,
    [day],
  )
  return salesOf(rows)
}

/** What was reversed on the day, whenever it was sold, at the rates at which it was. */
export async function findReversals(day: string): Promise<{ orders: number; reversals: Sale[] }> {
  const { rows } = await pool().query<SoldOrder>(
    `${ordersByRate} join order_reversal r on r.order_id = o.id where r.business_day = $1`,
    [day],
  )
  const reversals = salesOf(rows).map(({ grossRappen, netRappen, vatRappen, ...sale }) => ({
    ...sale,
    grossRappen: -grossRappen,
    netRappen: -netRappen,
    vatRappen: -vatRappen,
  }))
  return { orders: rows.length, reversals }
}

function salesOf(rows: SoldOrder[]): Sale[] {
  const orders = rows.map(({ fulfilment, fee, rates }) => ({ fulfilment, gross: withFee(new Map(rates), fee) }))
  return fulfilments.flatMap((fulfilment) =>
    salesByRate(orders.filter((order) => order.fulfilment === fulfilment).map(({ gross }) => gross)).map(
      ([perMille, gross]) => ({ fulfilment, ...taxed(perMille, gross) }),
    ),
  )
}

function salesByRate(orders: Map<number, number>[]): [number, number][] {
  const total = new Map<number, number>()
  for (const [rate, gross] of orders.flatMap((order) => [...order])) total.set(rate, (total.get(rate) ?? 0) + gross)
  return [...total].toSorted(([a], [b]) => a - b)
}

function taxed(perMille: number, grossRappen: number): Omit<Sale, 'fulfilment'> {
  const vatRappen = vatInside(grossRappen, perMille)
  return { vatPerCent: perMille / 10, grossRappen, netRappen: grossRappen - vatRappen, vatRappen }
}

const ordersByRate = `
  select o.fulfilment, o.delivery_fee_rappen as fee, rates from orders o cross join lateral (
    select json_agg(json_build_array(vat_per_mille, gross)) as rates from (
      select vat_per_mille, sum(gross) as gross from (
        select vat_per_mille, total_rappen as gross from order_line where order_id = o.id
        union all
        select share.rate, share.gross from order_line line, jsonb_to_recordset(line.options)
          as chosen("vatPerMille" int, "priceRappen" int), lateral (values
            (chosen."vatPerMille", chosen."priceRappen" * line.quantity),
            (line.vat_per_mille, -chosen."priceRappen" * line.quantity)
          ) share(rate, gross)
        where line.order_id = o.id and chosen."vatPerMille" <> line.vat_per_mille and chosen."priceRappen" > 0
      ) shares group by 1
    ) by_rate
  ) lines`
