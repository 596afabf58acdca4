import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'
import type { ShopView } from '@/lib/shop/schema'
import { ListError } from '@/app/admin/_form/edit-form'
import { useWords } from '../../_client/admin-words'
import { useRows } from '../../_client/use-rows'
import { spansInWords, spansOf, WeekFields } from '../../_form/week-fields'
import { closuresInWords, ClosuresFields, useSentClosures } from './closures-fields'
import { Part, SettingsForm } from './settings-form'

type Week = 'hours' | 'office_hours'

const evening = { opens: '17:00', closes: '22:00' }
const noon = { opens: '11:00', closes: '14:00' }

export function HoursForm({ shop }: { shop: ShopView }) {
  const words = useWords('settings')
  const { weekdays } = useWords('forms')
  const sentClosures = useSentClosures()
  const show = (spans: readonly WeeklySpan[]) => spansInWords(spans, weekdays)
  return (
    <SettingsForm
      title={words.openingHours}
      read={(typed) => ({ ...sentWeek(typed, 'hours'), ...sentWeek(typed, 'office_hours'), ...sentClosures(typed) })}
      composed={{
        hours: { label: words.kitchenHours, show },
        office_hours: { label: words.officeHours, show },
        closures: { label: words.closures, show: closuresInWords },
      }}
    >
      <Part title={words.kitchenHours} lead={words.kitchenHoursLead}>
        <HoursFields kind="hours" spans={shop.hours} />
      </Part>
      <Part title={words.officeHours} lead={words.officeHoursLead}>
        <HoursFields kind="office_hours" spans={shop.office_hours} />
      </Part>
      <Part title={words.closures} lead={words.closuresLead}>
        <ClosuresFields closures={shop.closures} />
      </Part>
    </SettingsForm>
  )
}

/** The one week that a new shop needs. */
export function KitchenHoursForm({ shop }: { shop: ShopView }) {
  const words = useWords('settings')
  const { weekdays } = useWords('forms')
  const show = (spans: readonly WeeklySpan[]) => spansInWords(spans, weekdays)
  return (
    <SettingsForm
      title={words.kitchenHours}
      lead={words.kitchenHoursLead}
      read={(typed) => sentWeek(typed, 'hours')}
      composed={{ hours: { label: words.kitchenHours, show } }}
    >
      <HoursFields kind="hours" spans={shop.hours} />
    </SettingsForm>
  )
}

interface HoursFieldsProps {
  kind: Week
  spans: readonly WeeklySpan[]
}

function HoursFields({ kind, spans }: HoursFieldsProps) {
  const { closed } = useWords('settings')
  const week = useRows(spans)
  return (
    <>
      <WeekFields {...week} kind={kind} none={closed} suggested={[evening, noon]} />
      <ListError of={kind} isDeep className="mt-2" />
    </>
  )
}

function sentWeek(typed: FormData, kind: Week) {
  return { [kind]: spansOf(typed, kind) }
}
