// Pure: the check of a backup counts these as well.

import { paidAtPartner } from '@/lib/orders/payment-methods'
import { listed, refusedStatuses } from '@/lib/orders/status'

/**
 * What reports sum, by business day. A day that is over is summed once, and a month from its days; every other day is
 * summed when it is asked for, by the same statement.
 */
export interface Figure {
  /** Also in closed_sum: a figure whose meaning changes has another name. */
  name: string
  /** SQL: day, key (a JSON array), count and amount of the business days in `$1`; a key once a day at most. */
  byDay: string
}

/** What was sold (1) and what was taken back (-1), each in positive amounts. */
export const bySign: Figure = {
  name: 'turnover',
  byDay: `
    select business_day as day, jsonb_build_array(sign) as key, sum(orders) as count, sum(total_rappen) as amount
    from sale_entry where business_day = any ($1) group by 1, 2`,
}

export const byHour: Figure = {
  name: 'hour',
  byDay: `
    select business_day as day, jsonb_build_array(extract(hour from at at time zone 'Europe/Zurich')::int) as key,
      sum(orders) as count, sum(sign * total_rappen) as amount
    from sale_entry where business_day = any ($1) group by 1, 2`,
}

export const byPostcode: Figure = {
  name: 'postcode',
  byDay: `
    select business_day as day, jsonb_build_array(delivery_postcode) as key, sum(orders) as count,
      sum(sign * total_rappen) as amount
    from sale_entry where business_day = any ($1) and fulfilment = 'delivery' group by 1, 2`,
}

// withFee() of vat.ts in SQL: a test compares the two. Only orders that have a fee, or a discount, are split one by one.
export const byRate: Figure = {
  name: 'rate',
  byDay: `
  with entries as materialized (
    select order_id, sign, business_day as day, fulfilment, delivery_fee_rappen + fees_rappen as fee
    from sale_entry where business_day = any ($1) and orders <> 0
  ), shares as materialized (
    select order_id, sign, day, fulfilment, fee, vat_per_mille as rate, line.total_rappen as gross
    from entries join order_line line using (order_id)
    union all
    select order_id, sign, day, fulfilment, fee, share.rate, share.gross
    from entries join order_line line using (order_id),
      jsonb_to_recordset(line.options) as chosen("vatPerMille" int, "priceRappen" int), lateral (values
        (chosen."vatPerMille", chosen."priceRappen" * line.quantity),
        (line.vat_per_mille, -chosen."priceRappen" * line.quantity)
      ) share(rate, gross)
    where line.options <> '[]' and chosen."vatPerMille" <> line.vat_per_mille and chosen."priceRappen" > 0
  ), by_rate as (
    select order_id, sign, day, fulfilment, fee, rate, sum(gross) as gross
    from shares where fee <> 0 group by 1, 2, 3, 4, 5, 6
  ), bearing as (
    select *, case when fee > 0 and rate = 0 and sum(gross) filter (where rate > 0) over of_order > 0 then 0 else gross end as borne
    from by_rate window of_order as (partition by order_id, sign)
  ), shared as (
    select *, coalesce(floor(fee * borne / nullif(sum(borne) over of_order, 0)), 0) as share,
      row_number() over (partition by order_id, sign order by borne desc, rate) as place
    from bearing window of_order as (partition by order_id, sign)
  ), whole as (
    select *, sum(share) over (partition by order_id, sign) as shares from shared
  )
  select day, jsonb_build_array(sign, fulfilment, rate) as key, 0 as count, sum(gross) as amount from (
    select day, sign, fulfilment, rate, sum(gross) as gross from shares group by 1, 2, 3, 4
    union all
    select day, sign, fulfilment, rate, sum(share + case when place = 1 then fee - shares else 0 end)
    from whole group by 1, 2, 3, 4
    union all
    select business_day, -1, fulfilment, vat_per_mille, sum(gross_rappen)
    from refund_share where business_day = any ($1) group by 1, 3, 4
  ) food_and_fees
  group by 1, 2`,
}

export const byItem: Figure = {
  name: 'item',
  byDay: `
    select day, jsonb_build_array(name) as key, sum(quantity) as count, sum(turnover) as amount from (
      select business_day as day, line.name, sum(sign * line.quantity) as quantity,
        sum(sign * line.total_rappen) as turnover
      from sale_entry join order_line line using (order_id) where business_day = any ($1) and orders <> 0 group by 1, 2
      union all
      select business_day, line.name, sum(-share.quantity), sum(-gross_rappen)
      from refund_share share join order_line line using (order_id, position) where business_day = any ($1) group by 1, 2
    ) entry group by 1, 2`,
}

export const byOption: Figure = {
  name: 'option',
  byDay: `
    select day, jsonb_build_array("group", name) as key, sum(dishes * quantity) as count,
      sum(dishes::bigint * "priceRappen") as amount
    from (
      select business_day as day, line.options, sign * line.quantity as dishes
      from sale_entry join order_line line using (order_id)
      where business_day = any ($1) and orders <> 0 and line.options <> '[]'
      union all
      select business_day, line.options, -share.quantity
      from refund_share share join order_line line using (order_id, position)
      where business_day = any ($1) and line.options <> '[]' and share.quantity <> 0
    ) entry, jsonb_to_recordset(options) as chosen("group" jsonb, name jsonb, quantity int, "priceRappen" int)
    group by 1, 2`,
}

/** By the dish itself, whatever it was called, in how many orders that stayed sold, and how many pieces. */
export const byMenuItem: Figure = {
  name: 'menu_item',
  byDay: `
    select o.business_day as day, jsonb_build_array(l.menu_item_id) as key, count(distinct o.id) as count,
      sum(l.quantity) as amount
    from counted_order o join order_line l on l.order_id = o.id
    where o.business_day = any ($1) and o.is_sale and l.menu_item_id is not null
      and not exists (select from order_reversal r where r.order_id = o.id)
    group by 1, 2`,
}

export const byUnsold: Figure = {
  name: 'unsold',
  byDay: `
    select business_day as day, jsonb_build_array(status, case when status = 'received' then null
        when status = 'rejected' then coalesce(last.reason, 'other')
        when last.by_device_id is null and (last.by_user_id is null or last.by_user_id = customer_id) then 'by_customer'
        else 'by_shop' end) as key, count(*) as count, 0 as amount
    from counted_order o left join lateral (
      select reason, by_user_id, by_device_id from status_change
      where order_id = o.id and undone_at is null order by id desc limit 1
    ) last on true
    where business_day = any ($1) and status in (${listed(['received', ...refusedStatuses])}) group by 1, 2`,
}

export const byMinutes: Figure = {
  name: 'minutes',
  byDay: `
    select day, jsonb_build_array(step, round(minutes * 10)::int) as key, count(*) as count, 0 as amount from (
      select o.business_day as day, o.created_at, min(c.at) filter (where c.status = 'accepted') as accepted_at,
        min(c.at) filter (where c.status = 'ready') as ready_at
      from counted_order o join status_change c on c.order_id = o.id
      where o.business_day = any ($1) and is_sale and requested_for is null
        and c.status in ('accepted', 'ready') and c.undone_at is null
        and c.at < (o.business_day + interval '1 day 5 hours') at time zone 'Europe/Zurich'
      group by o.id, o.business_day, o.created_at
    ) moments, lateral (values
      ('accept', extract(epoch from accepted_at - created_at) / 60),
      ('ready', extract(epoch from ready_at - accepted_at) / 60)
    ) waited(step, minutes)
    where minutes is not null group by 1, 2`,
}

const ofSameDay = (moment: string) =>
  `${moment} < (o.business_day + interval '1 day 5 hours') at time zone 'Europe/Zurich'`

// With each order that was accepted and became ready, as soon as possible or not, and what its food was promised for.
const made = `
  select o.business_day as day, o.created_at, o.requested_for, k.kitchen_at, k.quoted_for, k.promised_for,
    (select coalesce(sum(part), 0) from unnest(k.load) part) as points, min(c.at) filter (where c.status = 'accepted') as accepted_at,
    min(c.at) filter (where c.status = 'ready') as ready_at
  from counted_order o join orders k using (id) join status_change c on c.order_id = o.id
  where o.business_day = any ($1) and is_sale and k.kitchen_at is not null
    and c.status in ('accepted', 'ready') and c.undone_at is null and ${ofSameDay('c.at')}
  group by o.business_day, o.created_at, o.requested_for, k.id
  having count(distinct c.status) = 2`

/**
 * Of orders for as soon as possible, by the points in the kitchen when they were accepted, their own among them: of those
 * that were placed, not for later than in an hour (`beginsBeforeMs`), and not ready yet.
 */
export const byPreparation: Figure = {
  name: 'preparation',
  byDay: `
    with made as (
      select *, greatest(created_at, kitchen_at - interval '1 hour') as begins_at from (${made}) orders_made
    ), moment as (
      select day, begins_at as at, 0 as turn, points as come, null::bigint as own, null::timestamptz as ready_at from made
      union all select day, ready_at, 2, -points, null, null from made
      union all select day, accepted_at, 1, 0, case when begins_at > accepted_at then points else 0 end, ready_at
        from made where requested_for is null and ready_at >= accepted_at
    ), lying as (
      select *, own + sum(come) over (partition by day order by at, turn rows unbounded preceding) as points from moment
    )
    select day, jsonb_build_array(extract(isodow from at at time zone 'Europe/Zurich')::int,
        extract(hour from at at time zone 'Europe/Zurich')::int, points::int,
        floor(extract(epoch from ready_at - at) / 60)::int) as key, count(*) as count, 0 as amount
    from lying where turn = 1 group by 1, 2`,
}

/** How far from the time that was promised when it was ordered the food was ready, in tenths of minutes, by the hour. */
export const byPromise: Figure = {
  name: 'promise',
  byDay: `
    select day, jsonb_build_array(extract(hour from created_at at time zone 'Europe/Zurich')::int,
        round(abs(extract(epoch from
          ready_at - (kitchen_at + (quoted_for - coalesce(promised_for, quoted_for)))) / 60) * 10)::int) as key,
      count(*) as count, 0 as amount
    from (${made}) orders_made where requested_for is null and quoted_for is not null group by 1, 2`,
}

// A correction has the opposite sign.
export const byWay: Figure = {
  name: 'money',
  byDay: `
    select business_day as day, jsonb_build_array(method, goes_out) as key, 0 as count, sum(amount_rappen) as amount
    from (
      select business_day, method, amount_rappen,
        kind in ('refunded', 'reversed') or kind = 'corrected' and amount_rappen > 0 as goes_out
      from payment_entry where business_day = any ($1) and method <> 'none'
    ) entry group by 1, 2`,
}

/**
 * What of the sale `id` came online or at a partner, is held there, and came in cash, until it was reversed: what was paid
 * back with a reversal belongs to the day of the reversal. Only an order that was paid like that is looked up here.
 */
export const paidOnlineSql = (id: string, method: string) => `left join lateral (
    select coalesce(sum(amount) filter (where way <> 'cash'), 0)::int as online,
      coalesce(sum(amount) filter (where way = 'held'), 0)::int as held,
      coalesce(sum(amount) filter (where way = 'partner'), 0)::int as at_partner,
      coalesce(sum(amount) filter (where way = 'cash'), 0)::int as cash
    from (
      select e.method::text as way, e.amount_rappen as amount from payment p join payment_entry e on e.payment_id = p.id
      where p.order_id = ${id} and e.kind <> 'reversed' and e.method <> 'none'
      union all
      select 'held', a.amount_rappen from payment_attempt a where a.order_id = ${id} and a.status = 'authorised'
    ) money where ${method} = '${paidAtPartner}' or exists (
      select from payment_attempt where order_id = ${id} and status in ('paid', 'authorised'))
  ) paid_online on true`

/** roundingOf() of balance.ts in SQL, for a sale beside paidOnlineSql: a test compares the two. */
export const roundingSql = `(case
  when total_rappen > online then round((total_rappen - online) / 5.0)
  when total_rappen < online and cash < 0 then floor((total_rappen - online) / 5.0)
  else (total_rappen - online) / 5.0 end * 5 - (total_rappen - online))::int`

export const byPart: Figure = {
  name: 'part',
  byDay: `
    select day, jsonb_build_array(part) as key, 0 as count, sum(rappen) as amount from (
      select s.business_day as day, sign * delivery_fee_rappen as fee, sign * fees_rappen as fees,
        sign * coalesce(s.rounding_rappen, ${roundingSql}) as rounding
      from sale_entry s ${paidOnlineSql('s.order_id', 's.payment_method')} where s.business_day = any ($1)
    ) entry, lateral (values ('delivery_fee', fee), ('fees', fees), ('rounding', rounding)) parts(part, rappen)
    where part <> 'fees' or rappen <> 0 group by 1, 2`,
}

export const byPlaced: Figure = {
  name: 'placed',
  byDay: `
    select business_day as day, jsonb_build_array((created_at at time zone 'Europe/Zurich')::date) as key,
      count(*) as count, 0 as amount
    from counted_order where business_day = any ($1) and status not in (${listed(refusedStatuses)}) group by 1, 2`,
}

export const figures: readonly Figure[] = [
  bySign,
  byHour,
  byPostcode,
  byRate,
  byItem,
  byOption,
  byMenuItem,
  byUnsold,
  byMinutes,
  byPreparation,
  byPromise,
  byWay,
  byPart,
  byPlaced,
]
