import type { Client } from 'pg'

/** Copies of those that are there, until there are as many. */
export async function addDishes(client: Client, count: number): Promise<void> {
  await client.query(copies, [count])
}

/** The same, and every second copy asks for something. */
export async function addDishesWithOptions(client: Client, count: number): Promise<void> {
  await client.query(
    `with added as (${copies} returning id)
     insert into menu_item_option_group (menu_item_id, group_id, position)
     select item.id, choice.id, 0
     from (select id, row_number() over (order by id) as n from added) item
     join (select id, row_number() over (order by id) as n, count(*) over () as groups from option_group) choice
       on choice.n = 1 + item.n % choice.groups
     where item.n % 2 = 0`,
    [count],
  )
}

const copies = `
  insert into menu_item (id, category_id, name, description, price_rappen, picture_hash, position,
    allergens_declared, allergens, origins, origin_required, tags, vat_class, minimum_age, updated_at)
  select gen_random_uuid(), category_id, name || ' ' || left(gen_random_uuid()::text, 8), description, price_rappen,
    picture_hash, position + 100 * copy, allergens_declared, allergens, origins, origin_required, tags, vat_class,
    minimum_age, now()
  from menu_item, generate_series(2, $1::integer) copy
  order by copy, id limit greatest(0, $1 - (select count(*) from menu_item))`
