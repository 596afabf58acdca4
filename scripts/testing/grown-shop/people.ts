interface Span {
  orders: number
  customers: number
  everyMinutes: number
}

/** Customers who came one after the other, one who never ordered, and the team, who sign in with the owner's password. */
export function people({ orders, customers, everyMinutes }: Span): string {
  return `
    create temp table person as
    select n, md5('customer ' || n)::uuid as id, firstname, lastname,
      lower(translate(firstname || '.' || lastname, 'üöäë', 'uoae')) || n || '@example.com' as email,
      '+4179' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0') as phone,
      'Langstrasse ' || 1 + n % 200 as street, '80' || lpad((1 + n % 64)::text, 2, '0') as postcode,
      (array['de', 'de', 'en', 'fr', 'it'])[1 + n % 5] as language,
      now() - interval '2 hours' - n * interval '1 minute' * ${(orders * everyMinutes) / customers} as since
    from generate_series(0, ${customers}) n, lateral (
      select (array['Anna','Noemi','Luca','Mia','Leon','Lea','Nina','Jonas','Elin','Marco','Sara','Tim','Laura','Fabio',
          'Julia','Nico','Chiara','Reto','Beat','Ursula','Zoë','Peter','Hans','Heidi','Vreni','Daniel','Thomas','Sandra',
          'Petra','Martin','Emma','Levin','Alina','Yannick','Silvia','Rolf','Ivana','Goran','Aylin','Mehmet'])[1 + n % 40]
        as firstname,
        (array['Müller','Meier','Schmid','Keller','Weber','Huber','Schneider','Steiner','Fischer','Gerber','Brunner',
          'Baumann','Frei','Moser','Widmer','Wyss','Graf','Roth','Kunz','Bühler'])[1 + n / 40 % 20]
        || (array['', '-Berg', '-Bach', '-Wald', '-Hof'])[1 + n / 800 % 5] as lastname) name;
    create index on person (n);
    analyze person;

    insert into users (id, email, firstname, lastname, language, verified_at, created_at, last_seen_at, password_hash)
    select id, email, firstname, lastname, language, since, since, now() - (n % 400) * interval '1 day', ${ofOwner}
    from person;
    insert into billing_profile (user_id, firstname, lastname, street_address, postcode, city, contact_email, phone)
    select id, firstname, lastname, street, postcode, 'Zürich', email, phone from person;
    insert into session (id, user_id, door, token_hash, created_at, expires_at)
    select gen_random_uuid(), id, 'shop', encode(sha256(('session ' || n)::bytea), 'hex'), now(), now() + interval '30 days'
    from person where n < 500;
    insert into customer_block (email_hash, user_id, reason, blocked_at)
    select md5(email), id, 'Holt nie ab', now() from person where n % 1000 = 7;

    create temp table member as
    select n, md5('team ' || n)::uuid as id, case when n > 5 then 'manager' else 'staff' end::role as role
    from generate_series(0, 7) n;
    insert into users (id, email, firstname, lastname, role, language, verified_at, created_at, password_hash)
    select id, concat(role, n, '@example.com'), 'Team', n::text, role, 'de', now(), now() - interval '4 years', ${ofOwner}
    from member;
    insert into device (id, name, paired_at, ended_at)
    select md5('device ' || n)::uuid, 'Tablet ' || n, now() - interval '4 years', now() from generate_series(0, 2) n`
}

/** A month of a kitchen with three papers for each order; it prints no tickets of the orders that follow. */
export const printers = `
    insert into printer (id, name, kind, token_hash, prints)
    values (md5('printer')::uuid, 'Küche', 'star', 'printer', '{day}');
    insert into print_job (printer_id, kind, status, created_at, claimed_at, ended_at)
    select md5('printer')::uuid, 'test', 'printed', moment, moment, moment
    from generate_series(now() - interval '30 days', now(), '2 minutes') moment`

const ofOwner = `(select password_hash from users where role = 'admin' order by created_at limit 1)`

/** A month of deliveries, two thousand of them, to a receiver that is switched off; the orders that follow are not told. */
export const webhooks = `
    insert into webhook (id, url, events, secret, cursor, disabled_at, disabled_why)
    values (md5('webhook')::uuid, 'https://till.example/hook', '{order.completed}', 'sealed', 0, now(), 'by_hand');
    insert into event (position, type, at, data)
    select n, 'order.completed', now() - (2000 - n) * interval '20 minutes', '{"order_id": "ORD"}' from generate_series(1, 2000) n;
    insert into webhook_delivery (webhook_id, event_id, order_id, status, tries, created_at, tried_at, ended_at, response_status)
    select md5('webhook')::uuid, id, 'ORD', 'sent', 1, at, at, at, 204 from event`
