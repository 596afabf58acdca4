import type { Client } from 'pg'

const GROUPS = 30
const OPTIONS = 12
const GROUPS_OF_ITEM = 3

/** Has every menu item that asks nothing so far ask for three of thirty shared groups, each of twelve options. */
export async function addChoices(client: Client) {
  await client.query(groups, [GROUPS])
  await client.query(options, [OPTIONS])
  await client.query(attachments, [GROUPS, GROUPS_OF_ITEM])
  await client.query('vacuum (analyze)')
}

const groups = `
  insert into option_group (id, name, note)
  select gen_random_uuid(), jsonb_build_object('de', 'Wahl ' || number, 'en', 'Choice ' || number), 'bench ' || number
  from generate_series(1, $1::integer) number`

const options = `
  insert into option (id, group_id, name, kitchen_name, position, price_rappen, allergens_declared, allergens)
  select gen_random_uuid(), g.id, jsonb_build_object('de', 'Zutat ' || number, 'en', 'Ingredient ' || number), '',
    number, number * 50, true, array['milk', 'gluten']
  from option_group g, generate_series(1, $1::integer) number where g.note like 'bench %'`

const attachments = `
  insert into menu_item_option_group (menu_item_id, group_id, position)
  select m.id, g.id, step from
    (select id, row_number() over (order by id) as number from menu_item
     where not exists (select from menu_item_option_group a where a.menu_item_id = menu_item.id)) m,
    generate_series(0, $2::integer - 1) step,
    option_group g where g.note = 'bench ' || (m.number + step * 7) % $1::integer + 1`
