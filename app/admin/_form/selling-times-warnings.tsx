import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { hoursOutside } from '@/lib/menu/common-hours'
import { isOver, type SoldWhen } from '@/lib/menu/sold-when'
import { soldWhenInWords } from '@/lib/menu/sold-when-in-words'
import { useWords } from '../_client/admin-words'
import { useKitchenHours } from './kitchen-hours'

/** What can be meant so, and mostly is not: hours at which nobody cooks, and a last day that is over. */
export function SellingTimesWarnings({ when }: { when: SoldWhen }) {
  const words = useWords('menu')
  const scope = useScope()
  const kitchen = useKitchenHours()
  const now = useNow()
  // A shop without hours has not been set up yet: everything would lie outside of them.
  const outside = kitchen.length > 0 ? hoursOutside(when.hours ?? [], kitchen) : []
  const times = soldWhenInWords({ hours: outside, from: null, until: null }, scope)
  const warnings = [
    outside.length > 0 && fill(words.outsideKitchenHours, { times }),
    now !== null && isOver(when, now) && words.lastDayOver,
  ].filter((warning) => warning !== false)
  return (
    <div role="status">
      {warnings.map((warning) => (
        <p key={warning} className="rounded-field bg-ground-2 mt-4 px-4 py-2 font-semibold">
          {warning}
        </p>
      ))}
    </div>
  )
}
