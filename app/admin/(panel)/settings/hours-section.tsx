import type { ShopView } from '@/lib/shop/schema'
import { errorBelow } from '@/app/admin/_form/use-edit-form'
import { useWords } from '../../_client/admin-words'
import { useRows } from '../../_client/use-rows'
import { spansInWords, spansOf, WeekFields } from '../../_form/week-fields'
import { SettingsForm } from './settings-form'

interface HoursSectionProps {
  kind: 'hours' | 'office_hours'
  title: string
  lead: string
  spans: ShopView['hours']
}

export function HoursSection({ kind, title, lead, spans }: HoursSectionProps) {
  const { closed } = useWords('settings')
  const { weekdays } = useWords('forms')
  const week = useRows(spans)
  return (
    <SettingsForm
      title={title}
      lead={lead}
      read={(typed) => ({ [kind]: spansOf(typed) })}
      composed={{ [kind]: { label: title, show: (days: ShopView['hours']) => spansInWords(days, weekdays) } }}
    >
      {(fieldErrors) => (
        <>
          <WeekFields {...week} kind={kind} none={closed} suggested={{ opens: '17:00', closes: '22:00' }} />
          <p className="text-paprika-ink mt-2 font-semibold empty:hidden">{errorBelow(fieldErrors, kind)}</p>
        </>
      )}
    </SettingsForm>
  )
}
