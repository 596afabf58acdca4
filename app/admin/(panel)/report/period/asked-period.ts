import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { presetPeriod } from '@/lib/orders/reports/period'
import { reportQuery, type ReportQuery } from '@/lib/orders/reports/report-query'
import { fieldErrorOf } from '@/lib/platform/field-error-of'
import { param, type Search } from '../../../_table/address'

export interface AskedPeriod {
  /** Null: there is none like it. */
  query: ReportQuery | null
  /** As the fields show it. */
  typed: { from: string; to: string; group: string }
  errors: Partial<Record<'from' | 'to' | 'group', string>>
  isAsked: boolean
}

const longestShown = 20

/** What the address asks for; without days, this month. What is wrong in it is said at its field. */
export function askedPeriod(search: Search, { today, language }: { today: string; language: Language }): AskedPeriod {
  const [from, to, group] = ['from', 'to', 'group'].map((name) => param(search, name).slice(0, longestShown))
  const isAsked = Boolean(from || to)
  const period = isAsked ? { from, to } : presetPeriod('this_month', today)
  const asked = { ...period, ...(group && { group }) }
  const { data: query = null, error } = reportQuery.safeParse(asked)
  const said = texts(language).fieldErrors
  const errors = error?.issues.map((issue) => [issue.path.join('.'), said[fieldErrorOf(issue, asked)]]) ?? []
  return {
    query,
    typed: { from: period.from ?? '', to: period.to ?? '', group: query?.group ?? group ?? '' },
    errors: Object.fromEntries(errors),
    isAsked,
  }
}
