// Online money came at the acceptance, cash at the hand-over. Of the sales some are reversed or paid back in part on the
// next day; the last refunds of cancelled orders have failed, and the staff have to pay them back.

const givesBack = `status = 'completed' and handed_at < now() - interval '1 day'`

const movements = `
  create temp table movement as
  with sale as (
    select *, case when is_online then total else (total + 2) / 5 * 5 end as paid,
      case when is_online then 'online' else 'cash' end::payment_method as method,
      case when is_online then at + interval '5 minutes' else handed_at end as paid_at,
      ${givesBack} and g % 400 = 1 as is_reversed, ${givesBack} and g % 400 <> 1 and g % 199 = 2 as is_refunded,
      status = 'cancelled' and g < 400 as has_failed
    from placed where status = 'completed' or status = 'cancelled' and is_online
  )
  select sale.*, kind, moved.amount, moved.at as moved_at, part
  from sale
  join drawn_line line on line.g = sale.g and line.position = 0
  cross join lateral (select line.price as part) first
  cross join lateral (values
    ('collected'::payment_entry_kind, paid, paid_at, true),
    ('refunded', -paid, sale.at + interval '12 minutes', status = 'cancelled' and not has_failed),
    ('reversed', -paid, handed_at + interval '1 day', is_reversed),
    ('reversed', case when is_online then -part else -(part + 4) / 5 * 5 end, handed_at + interval '1 day', is_refunded)
  ) moved (kind, amount, at, has_moved)
  where has_moved;
  analyze movement;

  insert into payment (id, order_id, method, status, created_at)
  select placed.payment_id, placed.id, case when placed.is_online then 'Online' else 'Cash on Delivery' end,
    (case when placed.g <= 0 then 'pending' when left_over is null or left_over = 0 then 'void'
      when placed.status = 'cancelled' then 'refund_due' else 'collected' end)::payment_status, placed.at
  from placed left join (select g, sum(amount) as left_over from movement group by g) paid using (g)
  where not is_test;
  insert into payment_entry (payment_id, kind, method, amount_rappen, at, business_day, by_user_id)
  select payment_id, kind, method, amount, moved_at, business_day_of(moved_at),
    case when method = 'cash' then member.id end
  from movement join member on member.n = g % 6 where amount <> 0 order by moved_at;`

const online = `
  insert into payment_attempt (id, order_id, provider, is_live, reference, charge_reference, amount_rappen, kind, status,
    created_at, expires_at, ended_at, last_fault, next_look_at)
  select attempt_id, id, 'demo', false, 'cs_' || g, case when status in ('completed', 'cancelled') then 'ch_' || g end, total,
    'twint', (case status when 'awaiting_payment' then 'open' when 'rejected' then 'failed' else 'paid' end)::payment_attempt_status,
    at, at + interval '2 hours', case when status <> 'awaiting_payment' then at + interval '5 minutes' end,
    case when g = -60 then 'other_amount' else '' end, case when g between -64 and -61 then now() + interval '1 hour' end
  from placed where is_online;
  insert into refund (id, attempt_id, amount_rappen, status, reference, created_at, ended_at, next_try_at, last_fault)
  select md5('refund ' || g)::uuid, attempt_id, -amount, 'done'::refund_status, 're_' || g, moved_at, moved_at, moved_at, ''
  from movement where is_online and amount < 0
  union all
  select md5('refund ' || g)::uuid, attempt_id, total, 'failed', null, at, at, at, 'refused'
  from movement where has_failed;
  insert into order_reversal (order_id, reason, at, business_day, total_rappen, by_user_id)
  select id, case when is_erased then '' else 'Falsch getippt' end, moved_at, business_day_of(moved_at), total,
    md5('team 6')::uuid from movement where is_reversed and amount < 0;
  insert into order_refund (id, order_id, reason, amount_rappen, rounding_rappen, shares, at, business_day, by_device_id)
  select md5('part ' || g)::uuid, id, case when is_erased then '' else 'Fehlte' end, part, -amount - part,
    jsonb_build_array(jsonb_build_object('position', 0, 'quantity', 1, 'vatPerMille', per_mille, 'grossRappen', part)), moved_at,
    business_day_of(moved_at), md5('device 0')::uuid
  from movement join drawn_line using (g) where is_refunded and amount < 0 and drawn_line.position = 0;`

// Numbered in the order in which they were given; what takes a sale's receipt back names it.
const receipts = `
  create temp table given as
  select *, row_number() over (partition by year order by at, g, kind) as number
  from (
    select g, receipt_year(at) as year, at, (case when amount > 0 then 'sale' when is_refunded then 'change' else 'reversal' end)::receipt_kind as kind
    from (select g, amount, is_refunded, moved_at as at from movement
      union all select g, -1, false, at + interval '12 minutes' from movement where has_failed) receipt
  ) receipt;
  create temp table receipt_lines as
  select g, jsonb_agg(receipt_line order by position) as lines
  from drawn_line group by g;
  analyze given; analyze receipt_lines;

  insert into receipt (year, number, order_id, kind, given_at, content, replaces_year, replaces_number)
  select given.year, given.number, m.id, given.kind, given.at,
    jsonb_build_object('seller', seller, 'lines', lines, 'deliveryFeeRappen', fee, 'totalRappen', total, 'roundingRappen', paid - total,
      'paidOnlineRappen', case when is_online then paid else 0 end)
    || case when given.kind <> 'change' then '{}'::jsonb else jsonb_build_object('totalRappen', total - part,
      'roundingRappen', paid - total - rounding_rappen, 'paidOnlineRappen', case when is_online then paid - part else 0 end,
      'refunds', jsonb_build_array(jsonb_build_object('id', r.id, 'amountRappen', part, 'shares', shares,
        'lines', jsonb_build_array(jsonb_build_object('name', lines->0->>'name', 'shownName', '', 'quantity', 1))))) end,
    sale.year, sale.number
  from given
  join movement m on m.g = given.g and m.amount > 0
  join receipt_lines on receipt_lines.g = given.g
  left join given sale on given.kind <> 'sale' and sale.g = given.g and sale.kind = 'sale'
  left join order_refund r on given.kind = 'change' and r.order_id = m.id
  cross join (select jsonb_build_object('name', name, 'streetAddress', street_address, 'postcode', postcode, 'city', city,
    'phone', phone, 'vatNumber', vat_number) as seller from shop) shop
  order by given.year, given.number;
  insert into receipt_counter (year, last_number) select year, max(number) from receipt group by year;`

// The drawer of every day before this one, counted in the morning after; in every tenth a five is missing.
const cashUps = `
  insert into cash_up (id, after_id, since, until, business_day, created_at, through_entry_id, float_rappen, taken_rappen,
    refunded_rappen, counted_rappen, difference_rappen, reason, by_user_id)
  select md5('count ' || day)::uuid, md5('count ' || lag(day) over (order by day))::uuid,
    coalesce(lag(until) over (order by day), until - interval '1 day'), until, day, until, through, 20000, taken, refunded,
    20000 + taken - refunded + missing, missing, case when missing < 0 then 'Wechselgeld' else '' end, md5('team 6')::uuid
  from (
    select business_day as day, (business_day + 1 + time '05:00') at time zone 'Europe/Zurich' as until, max(id) as through,
      coalesce(sum(amount_rappen) filter (where method = 'cash' and amount_rappen > 0), 0) as taken,
      coalesce(-sum(amount_rappen) filter (where method = 'cash' and amount_rappen < 0), 0) as refunded,
      case when extract(day from business_day) in (10, 20, 30) then -5 else 0 end as missing
    from payment_entry where business_day < business_day_of(now()) group by business_day
  ) drawer;`

export const moneyRows = [movements, online, receipts, cashUps].join('\n')
