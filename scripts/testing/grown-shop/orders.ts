interface Plan {
  orders: number
  customers: number
  everyMinutes: number
  dishes: number
}

/** How often a customer orders and a dish is sold has a long tail. Numbers above 0 are over, from -59 to 0 open. */
export function plannedOrders(plan: Plan): string {
  return [drawnOrders(plan), offers, drawnLines(plan), placedOrders(plan)].join(';')
}

function drawnOrders({ orders, everyMinutes }: Plan): string {
  return `
    create temp table drawn as
    select g, at, business_day_of(at) as day, at + interval '35 minutes' as handed_at,
      'ORD-' || to_char(at at time zone 'Europe/Zurich', 'YYYYMMDD') || '-' || upper(substr(md5(g::text), 1, 10)) as id,
      ('x' || substr(md5(g::text), 24, 7))::bit(28)::integer as h,
      case when g > 0 then
          case when g % 50 = 7 then 'rejected' when g % 33 = 5 then 'cancelled' else 'completed' end
        when g > -60 then (array['received', 'accepted', 'preparing', 'ready'])[1 + abs(g) % 4]
        when g > -65 then 'awaiting_payment' else 'received' end::order_status as status,
      g % 5 = 0 and g > 0 or g between -64 and -60 as is_online, g < -64 as is_test,
      g % 20 = 3 and g > 0 as by_phone, case when g % 3 = 0 then 'delivery' else 'pickup' end::fulfilment as fulfilment,
      business_day_of(at) < (now() at time zone 'Europe/Zurich')::date - interval '1 year' as is_erased
    from generate_series(${orders}, -66, -1) g, lateral (
      select date_trunc('milliseconds', now()) - case when g > 0 then interval '1 hour' + g * interval '1 minute' * ${everyMinutes}
        else (67 + g) * interval '20 seconds' end as at) moment;
    analyze drawn`
}

const offers = `
  create temp table dish as
  select id, name, price_rappen, vat_class, minimum_age, (row_number() over (order by id) - 1)::integer as n from menu_item;
  create temp table rate as
  select day, vat_class, case when vat_class = 'none' then 0 else (
      select per_mille from vat_rate v where v.vat_class = c.vat_class and valid_from <= day order by valid_from desc limit 1
    ) end as per_mille
  from (select distinct day from drawn) days, unnest(enum_range(null::vat_class)) c (vat_class);
  -- As it stands in an order and on a receipt: made once for all that are alike.
  create temp table offer as
  select n, id as menu_item_id, name, quantity, has_option, price, per_mille, vat_class, minimum_age, options,
    jsonb_build_object('name', name, 'shownName', '', 'quantity', quantity, 'priceRappen', price,
      'totalRappen', price * quantity, 'vatPerMille', per_mille, 'options', options) as receipt_line
  from dish join (select distinct vat_class, per_mille from rate) rates using (vat_class)
  cross join generate_series(1, 2) quantity
  cross join (values (true), (false)) choice (has_option)
  cross join lateral (
    select price_rappen + case when has_option then 150 else 0 end as price,
      case when has_option then jsonb_build_array(jsonb_build_object('optionId', '', 'groupId', '',
        'group', '{"de": "Sauce"}'::jsonb, 'name', '{"de": "Scharf"}'::jsonb, 'kitchenName', '', 'quantity', 1,
        'isOnlyOne', false, 'isAmbiguous', false, 'priceRappen', 150, 'vatPerMille', per_mille, 'vatClass', vat_class,
        'minimumAge', 0)) else '[]' end as options) made;
  analyze rate; analyze offer`

function drawnLines({ dishes }: Plan): string {
  return `
    create temp table drawn_line as
    select g, position, offer.*
    from drawn
    cross join lateral generate_series(0, h % 4) position
    join offer on offer.n = floor(power((h / 7 + position * 7877) % 10007 / 10007.0::float8, 3) * ${dishes})::integer
      and quantity = 1 + (h + position) % 2 and has_option = ((h + position) % 3 = 0)
    join rate on rate.day = drawn.day and rate.vat_class = offer.vat_class and rate.per_mille = offer.per_mille;
    analyze drawn_line`
}

function placedOrders({ customers }: Plan): string {
  return `
    create temp table placed as
    select drawn.*, subtotal, fee, subtotal + fee as total, customer,
      md5('payment ' || g)::uuid as payment_id, md5('attempt ' || g)::uuid as attempt_id
    from drawn
    join (select g, sum(price * quantity)::integer as subtotal from drawn_line group by g) line using (g)
    cross join lateral (
      select case when fulfilment = 'delivery' then 500 else 0 end as fee,
        floor(power(h % 1000003 / 1000003.0::float8, 2) * ${customers})::integer as customer) more
    order by at;
    create index on placed (g);
    analyze placed`
}

export const orderRows = `
  insert into orders (id, payment_id, request_hash, fulfilment, language, business_day, subtotal_rappen, delivery_fee_rappen,
    total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone, country, street_address,
    postcode, city, order_notes, customer_id, status, created_at, updated_at, promised_for, quoted_for, number,
    person_erased_at, is_test, by_phone)
  select o.id, case when is_erased then o.id else 'pay_' || o.id end, case when is_erased then '' else md5(o.id) || md5(at::text) end,
    fulfilment, p.language, case when not is_test and status <> 'awaiting_payment' then day end, subtotal, fee, total,
    case when is_online then 'Online' else 'Cash on Delivery' end, case when is_online then 1 else 16 end,
    case when is_erased then '' else firstname end, case when is_erased then '' else lastname end,
    case when is_erased or by_phone then '' else email end, case when is_erased then '' else phone end, 'CH',
    case when is_erased then '' else street end, case when is_erased and fulfilment = 'pickup' then '' else postcode end,
    case when is_erased then '' else 'Zürich' end,
    case when not is_erased and g % 10 = 0 then 'Bitte ohne Zwiebeln, Klingel bei Müller' else '' end,
    case when not is_test and not by_phone then p.id end, status, at, case when g > 0 then handed_at else at end,
    case when status not in ('received', 'awaiting_payment') then at + interval '30 minutes' end, at + interval '30 minutes',
    case when g > 0 then 100 + g % 900 else 9100 + g end, case when is_erased then at + interval '1 year' end, is_test, by_phone
  from placed o join person p on p.n = customer order by o.at;

  insert into order_line (order_id, position, menu_item_id, name, quantity, price_rappen, total_rappen, vat_per_mille,
    vat_class, minimum_age, options)
  select id, position, case when not is_test then menu_item_id end, name, quantity, price, price * quantity,
    per_mille, vat_class, minimum_age, options
  from placed join drawn_line using (g);

  insert into status_change (order_id, status, at, announced_at, reason, by_user_id, by_device_id)
  select o.id, step.status, o.at + minutes * interval '1 minute', o.at + minutes * interval '1 minute',
    case when step.status = 'rejected' then 'too_busy' end,
    case when step.status = 'received' or abs(o.g) % 3 = 0 then null when step.status = 'cancelled' and not by_phone then p.id
      else member.id end,
    case when step.status <> 'received' and abs(o.g) % 3 < 2 then md5('device ' || abs(o.g) % 3)::uuid end
  from placed o
  join person p on p.n = o.customer
  join member on member.n = abs(o.g) % 6
  join (values ('received'::order_status, 0), ('accepted', 5), ('preparing', 10), ('ready', 20), ('out_for_delivery', 25),
    ('completed', 35), ('rejected', 5), ('cancelled', 12), ('awaiting_payment', 0)) step (status, minutes)
    on case when o.status = 'rejected' then step.status in ('received', 'rejected')
      when o.status = 'cancelled' then step.status in ('received', 'accepted', 'cancelled')
      when o.status = 'awaiting_payment' then step.status = 'awaiting_payment'
      else step.status between 'received' and o.status and (step.status <> 'out_for_delivery' or o.fulfilment = 'delivery') end
  order by o.at, minutes;

  insert into age_check (order_id, result, at, by_device_id)
  select id, 'checked', handed_at, md5('device 0')::uuid from placed
  where status = 'completed' and g in (select g from drawn_line where minimum_age > 0);
  insert into dish_done (order_id, position, at)
  select id, 0, now() from placed where status = 'preparing'`
