import { fulfilments, type Fulfilment } from '@/lib/orders/limits'
import { containedVat } from '@/lib/orders/vat'
import type { Queryable } from '@/lib/platform/pool'
import { isLiableOn } from '@/lib/platform/vat-liability'
import { currentShop } from '@/lib/shop/queries'
import type { Period } from './period'

export interface Sale {
  fulfilment: Fulfilment
  /** 0: deposits, and sales while the shop was not liable to VAT. */
  vatPerCent: number
  grossRappen: number
  netRappen: number
  vatRappen: number
}

export interface SalesByRate {
  /** Accepted orders of the period, also those reversed since. */
  sales: Sale[]
  /** Reversed in the period, as a whole or in part, at the rates of the sale; negative. */
  reversals: Sale[]
  /** The shop is liable to VAT, or was. */
  showsVat: boolean
}

interface Row {
  sign: 1 | -1
  fulfilment: Fulfilment
  rate: number
  gross: number
}

/** The tax is that of each sum, as the tax return asks for it, not the sum of each order's. */
export async function findSalesByRate(reader: Queryable, { from, to }: Period): Promise<SalesByRate> {
  const { rows } = await reader.query<Row>(byRate, [from, to])
  const taxed = (sign: Row['sign']) =>
    fulfilments.flatMap((fulfilment) =>
      rows.filter((row) => row.sign === sign && row.fulfilment === fulfilment).map(saleOf),
    )
  const showsVat = rows.some(({ rate }) => rate > 0) || isLiableOn(await currentShop(), to)
  return { sales: taxed(1), reversals: taxed(-1), showsVat }
}

export function vatIn(sales: readonly Sale[]): number {
  return sales.reduce((sum, { vatRappen }) => sum + vatRappen, 0)
}

function saleOf({ sign, fulfilment, rate, gross }: Row): Sale {
  const vat = containedVat(gross, rate)
  return {
    fulfilment,
    vatPerCent: rate / 10,
    grossRappen: sign * gross,
    netRappen: sign * (gross - vat),
    vatRappen: sign * vat,
  }
}

// withFee() of vat.ts in SQL: a test compares the two. Only orders that have a fee are split one by one.
const byRate = `
  with entries as materialized (
    select order_id, sign, fulfilment, delivery_fee_rappen as fee
    from sale_entry where business_day between $1 and $2 and orders <> 0
  ), shares as materialized (
    select order_id, sign, fulfilment, fee, vat_per_mille as rate, line.total_rappen as gross
    from entries join order_line line using (order_id)
    union all
    select order_id, sign, fulfilment, fee, share.rate, share.gross from entries join order_line line using (order_id),
      jsonb_to_recordset(line.options) as chosen("vatPerMille" int, "priceRappen" int), lateral (values
        (chosen."vatPerMille", chosen."priceRappen" * line.quantity),
        (line.vat_per_mille, -chosen."priceRappen" * line.quantity)
      ) share(rate, gross)
    where line.options <> '[]' and chosen."vatPerMille" <> line.vat_per_mille and chosen."priceRappen" > 0
  ), by_rate as (
    select order_id, sign, fulfilment, fee, rate, sum(gross) as gross from shares where fee > 0 group by 1, 2, 3, 4, 5
  ), bearing as (
    select *, case when rate = 0 and sum(gross) filter (where rate > 0) over of_order > 0 then 0 else gross end as borne
    from by_rate window of_order as (partition by order_id, sign)
  ), shared as (
    select *, coalesce(floor(fee * borne / nullif(sum(borne) over of_order, 0)), 0) as share,
      row_number() over (partition by order_id, sign order by borne desc, rate) as place
    from bearing window of_order as (partition by order_id, sign)
  ), whole as (
    select *, sum(share) over (partition by order_id, sign) as shares from shared
  )
  select sign, fulfilment, rate, sum(gross)::float8 as gross from (
    select sign, fulfilment, rate, sum(gross) as gross from shares group by 1, 2, 3
    union all
    select sign, fulfilment, rate, sum(share + case when place = 1 then fee - shares else 0 end) from whole group by 1, 2, 3
    union all
    select -1, fulfilment, vat_per_mille, sum(gross_rappen) from refund_share where business_day between $1 and $2 group by 2, 3
  ) food_and_fees
  group by 1, 2, 3 order by 2, 3`
