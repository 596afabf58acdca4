import type { Manager } from '@/lib/accounts/caller'
import { pool } from '@/lib/platform/database/pool'
import { instantOn } from '@/lib/platform/values/time'
import { businessDayOf, businessDayStart } from '@/lib/shop/hours/opening-hours'

interface Untaxed {
  count: number
  totalRappen: number
}

/** What was sold today while the shop was not liable to VAT, as its receipts say: they stay, whatever is set since. */
export async function findUntaxedToday(_manager: Manager, now = new Date()): Promise<Untaxed> {
  const { rows } = await pool().query<Untaxed>(
    `select count(*)::int as count, coalesce(sum((r.content ->> 'totalRappen')::int), 0)::int as "totalRappen"
    from receipt r
    where r.given_at >= $1 and r.kind <> 'reversal'
      and not exists (select 1 from receipt later where later.replaces_year = r.year and later.replaces_number = r.number)
      and not exists (
        select 1 from jsonb_array_elements(r.content -> 'lines') line where (line ->> 'vatPerMille')::int > 0)`,
    [instantOn(businessDayOf(now), businessDayStart)],
  )
  return rows[0] ?? { count: 0, totalRappen: 0 }
}
