import { pool } from '../../../pool.js'

export const dynamic = 'force-dynamic'

/** The public list of menu items, asked of PostgreSQL at every call and encoded without any check. */
export async function GET() {
  const { rows } = await pool().query({ name: 'dishes', text })
  return Response.json({ isSuccess: true, message: 'OK', data: rows })
}

const text = `
  select m.id, m.name, m.price_rappen / 100.0::float8 as price, m.currency,
    json_build_object('id', c.id, 'name', c.name) as category, m.category_id, m.description ->> 'de' as description,
    '/media/' || m.picture_hash || '/640.webp' as image, m.available, m.sold_out_until, m.allergens, m.origins,
    m.origin_required, m.tags, m.vat_class, m.minimum_age,
    m.description ->> 'en' as description_en, m.position
  from menu_item m join category c on c.id = m.category_id
  where m.available order by c.position, m.position`
