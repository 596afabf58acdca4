import { Field, Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { earliestDay, groupings, latestDay, presetPeriod, presets } from '@/lib/orders/reports/period'
import { listHref } from '../../../_table/address'
import { FilterForm } from '../../../_table/filter-form'
import type { AskedPeriod } from './asked-period'

interface PeriodFormProps {
  path: string
  asked: AskedPeriod
  today: string
  language: Language
}

/** Which days, and in which steps: the address holds it. */
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
      {/* Made anew for another period: a field keeps what it once showed. */}
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
