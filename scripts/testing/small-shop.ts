import type { Client } from 'pg'

/** A few rows of every kind that a backup could spoil: bytes, arrays, JSON, odd characters, generated numbers. */
export async function fillSmallShop(client: Client) {
  // An order that is over could not be written any more with the triggers at work.
  await client.query('set session_replication_role = replica')
  await client.query(ROWS)
  await client.query('set session_replication_role = origin')
}

const ROWS = String.raw`
    update shop set name = 'Limmat "Grill"', email = 'shop@example.com', phone = '+41441234567',
      street_address = 'Langstrasse 1', postcode = '8004', city = 'Zürich',
      statements = '[{"kind": "beef", "country": "CH", "productionMethods": ["beef_dehorned"]}]';
    insert into picture (hash, width, height) values ('ab12', 4, 3);
    insert into picture_size (hash, width, bytes) values ('ab12', 4, '\x00ff0a22275c');
    insert into category (id, name, picture_hash) values ('019a0000-0000-7000-8000-000000000001', 'Döner & "Wraps"', 'ab12');
    insert into menu_item (id, category_id, name, description, price_rappen, origins, allergens_declared, allergens)
      values ('019a0000-0000-7000-8000-000000000002', '019a0000-0000-7000-8000-000000000001', '#1 Dürüm 🌯',
        jsonb_build_object('de', E'zwei\nZeilen \\ und\tTab'), 1450, '[{"ingredient": "Poulet", "country": "CH"}]', true, '{gluten,milk}');
    insert into users (id, email, password_hash, firstname, lastname, created_at)
      values ('019a0000-0000-7000-8000-000000000003', 'zoe@example.com', 'x', 'Zoë', 'O''Neill', '2026-03-29 03:00:00.123+02');
    insert into orders (id, customer_id, payment_id, request_hash, status, fulfilment, language, business_day,
        subtotal_rappen, total_rappen, payment_method, payment_status_id, firstname, lastname, contact_email, phone,
        country, street_address, postcode, city)
      values ('ORD-20261120-7F3KQ2M9XW', '019a0000-0000-7000-8000-000000000003', 'pay_1', 'h', 'completed', 'pickup', 'de',
        '2026-11-20', 2900, 2900, 'Cash on Delivery', 16, 'Zoë', 'O''Neill', 'zoe@example.com', '+41441234567', 'CH',
        'Langstrasse 1', '8004', 'Zürich');
    insert into order_line (order_id, position, menu_item_id, name, quantity, price_rappen, total_rappen, vat_per_mille)
      values ('ORD-20261120-7F3KQ2M9XW', 0, '019a0000-0000-7000-8000-000000000002', '#1 Dürüm 🌯', 2, 1450, 2900, 26);
    insert into closed_sum (figure, unit, first_day, sums) values ('turnover', 'day', '2026-11-20', '[[[1], 1, 2900]]');
    insert into device (id, name, token_hash, paired_by_id, actor_id, actor_until)
      values ('019a0000-0000-7000-8000-000000000004', 'Tablet Küche', 'ab12', '019a0000-0000-7000-8000-000000000003',
        '019a0000-0000-7000-8000-000000000003', '2026-11-21 05:00:00+01');
    insert into pairing_code (id, selector, code_hash, device_name, created_by_id, expires_at)
      values ('019a0000-0000-7000-8000-000000000005', 'KR7T', 'ab12', 'Theke', '019a0000-0000-7000-8000-000000000003', '2026-11-20 18:10:00+01');
    insert into access_link (id, kind, email, firstname, lastname, role, token_hash, sent_by_id, expires_at)
      values ('019a0000-0000-7000-8000-000000000006', 'invitation', 'luca@example.com', 'Luca', 'D''Amico', 'manager', 'ab12',
        '019a0000-0000-7000-8000-000000000003', now() + interval '7 days');
    insert into second_factor (user_id, secret, confirmed_at, last_step)
      values ('019a0000-0000-7000-8000-000000000003', 'ab12', '2026-11-20 18:10:00+01', 58790220);
    insert into mail_server (id, by_user_id, host, port, encryption, username, password, from_address, active_since)
      values ('019a0000-0000-7000-8000-000000000007', '019a0000-0000-7000-8000-000000000003', 'smtp.example.ch', 587, 'starttls',
        'zoe', 'ab12', 'zoe@example.com', '2026-11-20 18:10:00+01');
    insert into recovery_code (user_id, code_hash) values ('019a0000-0000-7000-8000-000000000003', 'ab12');
    insert into status_change (order_id, status, by_user_id, by_device_id)
      values ('ORD-20261120-7F3KQ2M9XW', 'completed', '019a0000-0000-7000-8000-000000000003', '019a0000-0000-7000-8000-000000000004');
    insert into audit_entry (subject, subject_id, action, before, after)
      values ('menu_item', 'x', 'changed', '{"price": 14.50}', null), ('menu_item', 'x', 'deleted', null, null);`
