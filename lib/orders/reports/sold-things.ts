import { shopLanguage } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/own-text'
import type { Reader } from '@/lib/platform/db'
import type { Period } from './period'

/** Pieces and turnover, less what was reversed in the period. */
export interface SoldItem {
  /** As it was called when it was sold; null: all the others together. */
  name: string | null
  quantity: number
  turnoverRappen: number
}

export interface SoldOption extends SoldItem {
  group: string
}

/** Those with the highest turnover, their options included and the delivery fee not. */
export async function findSoldItems(reader: Reader, { from, to }: Period, most: number): Promise<SoldItem[]> {
  const { rows } = await reader.query<SoldItem>(
    `with sold as (
       select line.name, sum(sign * line.quantity) as quantity, sum(sign * line.total_rappen) as turnover,
         row_number() over (order by sum(sign * line.total_rappen) desc, line.name) as place
       from sale_entry join order_line line using (order_id) where business_day between $1 and $2 group by 1
     )
     select case when place <= $3 then name end as name, sum(quantity)::float8 as quantity,
       sum(turnover)::float8 as "turnoverRappen"
     from sold group by 1 order by min(place)`,
    [from, to, most],
  )
  return rows
}

interface OptionRow extends Omit<SoldOption, 'name' | 'group'> {
  name: Localized | null
  group: Localized | null
}

/** What was chosen with the dishes; its turnover is part of theirs. */
export async function findSoldOptions(reader: Reader, { from, to }: Period, most: number): Promise<SoldOption[]> {
  const { rows } = await reader.query<OptionRow>(
    `with sold as (
       select chosen."group", chosen.name, sum(sign * line.quantity * chosen.quantity) as quantity,
         sum(sign::bigint * line.quantity * chosen."priceRappen") as turnover,
         row_number() over (order by sum(sign * line.quantity * chosen.quantity) desc, chosen.name, chosen."group") as place
       from sale_entry join order_line line using (order_id),
         jsonb_to_recordset(line.options) as chosen("group" jsonb, name jsonb, quantity int, "priceRappen" int)
       where business_day between $1 and $2 and line.options <> '[]' group by 1, 2
     )
     select case when place <= $3 then name end as name, case when place <= $3 then "group" end as "group",
       sum(quantity)::float8 as quantity, sum(turnover)::float8 as "turnoverRappen"
     from sold group by 1, 2 order by min(place)`,
    [from, to, most],
  )
  return rows.map(({ name, group, ...sums }) => ({
    ...sums,
    name: name && ownText(name, shopLanguage),
    group: group ? ownText(group, shopLanguage) : '',
  }))
}
