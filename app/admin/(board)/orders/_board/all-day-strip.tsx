import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { allDayCounts } from './all-day'
import { useBoard } from './context'

/** Always there, so that it pushes nothing when it fills. */
export function AllDayStrip({ orders }: { orders: StaffOrder[] }) {
  const words = useWords('board')
  const { isAnswered } = useBoard()
  const counts = allDayCounts(orders)
  return (
    <section
      aria-label={words.allDay}
      className="border-line bg-card flex min-h-12 shrink-0 items-center gap-3 border-t px-4 text-base"
    >
      <h2 className="text-ink-soft shrink-0 text-base font-semibold">{words.allDay}</h2>
      {counts.length === 0 ? (
        <p className="text-ink-soft">{isAnswered ? words.allDayEmpty : words.opening}</p>
      ) : (
        // Scrolled sideways by hand or by keyboard, so it takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul tabIndex={0} className="flex grow gap-2 overflow-x-auto py-1.5">
          {counts.map(({ name, quantity }) => (
            <li key={name} className="bg-ground-2 rounded-full px-3 py-0.5 whitespace-nowrap">
              <strong className="tabular-nums">{quantity} ×</strong> {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
