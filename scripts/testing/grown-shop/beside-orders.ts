/** What is written beside orders: the log, views, messages, answers of customers. */
export function besideOrders({ orders, everyMinutes }: { orders: number; everyMinutes: number }): string {
  const changes = Math.ceil(orders / 5)
  return `
    insert into audit_entry (at, by_user_id, subject, subject_id, action, before, after)
    select now() - g * interval '1 minute' * ${5 * everyMinutes}, md5('team ' || 6 + g % 2)::uuid,
      (array['menu_item', 'shop', 'category', 'user'])[1 + g % 4], dish.id::text, 'changed', '{"price": 12}', '{"price": 13}'
    from generate_series(${changes}, 1, -1) g join dish on n = g % (select count(*) from dish);

    insert into page_view (day, page, views)
    select current_date - day, page, 1 + day % 7
    from generate_series(0, least(700, ${Math.ceil((orders * everyMinutes) / 1440)})) day,
      (select 'dish:' || id from dish where n < 300 union select unnest(array['home', 'menu', 'cart', 'checkout', 'track'])) p (page);

    insert into text_edition (kind, language, number, markdown)
    select 'about', 'de', n, 'Seit ' || n from generate_series(1, 30) n on conflict do nothing;

    insert into contact_message (id, full_name, email, subject, message, language, created_at, answered_at)
    select gen_random_uuid(), firstname || ' ' || lastname, email, 'general', repeat('Guten Tag. ', 40), 'de',
      now() - n * interval '2 hours', case when n > 20 then now() - n * interval '1 hour' end
    from person where n < 4000;

    insert into proposal (id, order_id, state, token_hash, quantities, added, goes, comes, total_before_rappen,
      total_after_rappen, proposed_at, expires_at, answered_at)
    select md5('proposal ' || g)::uuid, id, (array['agreed', 'declined', 'expired'])[1 + g % 3]::proposal_state,
      md5('token ' || g), '{"0": 1}', '[]', '[]', '[]', total, total, at + interval '7 minutes', at + interval '17 minutes',
      at + interval '9 minutes'
    from placed where status = 'completed' and g % 500 = 3;
    insert into proposal (id, order_id, token_hash, quantities, added, goes, comes, total_before_rappen, total_after_rappen,
      proposed_at, expires_at)
    select md5('proposal ' || g)::uuid, id, md5('token ' || g), '{"0": 1}', '[]', '[]', '[]', total, total, now(), now() + interval '1 hour'
    from placed where status = 'accepted' and g between -20 and 0`
}

// Once there is an index to find the steps by. The text is erased once a mail has left.
export const sentMails = `
  insert into outbox_mail (id, template, to_address, subject, text, html, created_at, next_try_at, sent_at, status_change_id)
  select gen_random_uuid(), 'order-' || c.status, contact_email, 'Ihre Bestellung', '', '', c.at, c.at, c.at, c.id
  from orders o join status_change c on c.order_id = o.id and c.status in ('received', 'ready')
  where o.created_at > now() - interval '30 days' and contact_email <> ''`
