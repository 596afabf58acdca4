import { Field, Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { earliestDay, groupings, latestDay, presetPeriod, presets } from '@/lib/orders/reports/sums/period'
import { listHref, param, type Search } from '../../../_table/address'
import { FilterForm } from '../../../_table/filter-form'
import { reportQuery, type ReportQuery } from '@/lib/orders/reports/report-query'
import { fieldErrorOf } from '@/lib/platform/values/field-error-of'

interface PeriodFormProps {
  path: string
  asked: AskedPeriod
  today: string
  language: Language
}

export function PeriodForm({ path, asked: { typed, errors, isAsked }, today, language }: PeriodFormProps) {
  const words = texts(language).admin.reports
  const look = 'grow basis-36 sm:grow-0 sm:basis-44'
  const days = { type: 'date', min: earliestDay, max: latestDay, required: true, className: look }
  return (
    <div className="screen-only">
      <nav aria-label={words.presetsLabel}>
        <ul className="mb-3 flex flex-wrap gap-1">
          {presets.map((preset) => {
            const { from, to } = presetPeriod(preset, today)
            const isShown = typed.from === from && typed.to === to
            return (
              <li key={preset}>
                <Link
                  href={listHref(path, {}, { from, to })}
                  aria-current={isShown ? 'true' : undefined}
                  className="row-control aria-[current]:bg-ink aria-[current]:text-paper"
                >
                  {words.presets[preset]}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      {/* The key mounts it again for another period: an uncontrolled field keeps its value. */}
      <FilterForm key={`${typed.from} ${typed.to}`} path={path} isFiltered={isAsked}>
        <Field name="from" label={words.from} defaultValue={typed.from} error={errors.from} {...days} />
        <Field name="to" label={words.to} defaultValue={typed.to} error={errors.to} {...days} />
        <Select name="group" label={words.group} defaultValue={typed.group} error={errors.group} className={look}>
          {groupings.map((group) => (
            <option key={group} value={group}>
              {words.groups[group]}
            </option>
          ))}
        </Select>
      </FilterForm>
    </div>
  )
}

interface AskedPeriod {
  /** Null where there is no previous period. */
  query: ReportQuery | null
  typed: { from: string; to: string; group: string }
  errors: Partial<Record<'from' | 'to' | 'group', string>>
  isAsked: boolean
}

const longestShown = 20

/** What the address asks for; without days, this month. */
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
