import { useEffect, useRef, useState, type RefObject } from 'react'
import { textOf } from '@/app/_client/form'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { Field, useFieldErrors } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { CategoryView } from '@/lib/menu/schema'
import {
  hoursOutside,
  isAlwaysSold,
  isOver,
  type SellingTimes,
  soldWhen,
  type SoldWhen,
  soldWhenInWords,
} from '@/lib/menu/availability/sold-when'
import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'
import { useKitchenHours, useWords } from '../_client/admin-words'
import { useRows } from '../_client/use-rows'
import { errorBelow, ListError } from './edit-form'
import type { Composed } from './field-in-words'
import { spansInWords, spansOf, WeekFields } from './week-fields'

type Stored = Pick<CategoryView, 'selling_times' | 'sold_from' | 'sold_until'>

interface Props {
  stored: Stored | null
  /** A menu item's times are narrowed by its category's. */
  categories?: CategoryView[]
}

const lunch = { opens: '11:00', closes: '14:00' }
const evening = { opens: '17:00', closes: '22:00' }

/** Folded, because most items are always sold. */
export function SellingTimesFields({ stored, categories = [] }: Props) {
  const words = useWords('menu')
  const fieldErrors = useFieldErrors()
  const box = useRef<HTMLDetailsElement>(null)
  const week = useRows(stored?.selling_times ?? [])
  const { own, when, inWords } = useTypedTimes({ stored, box, categories })
  const error = errorBelow(fieldErrors, 'selling_times') ?? fieldErrors.sold_from ?? fieldErrors.sold_until
  const isLimited = stored !== null && !isAlwaysSold(soldWhen(timesOf(stored), always))
  return (
    <details ref={box} open={isLimited || error !== undefined} className="group rounded-card border-line mt-5 border">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2 px-4 py-2 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {words.sellingTimes}
        <span className="text-ink-soft font-normal" aria-live="polite">
          {inWords || words.soldAlways}
        </span>
      </summary>
      <div className="border-line border-t p-4 max-sm:px-2">
        <p className="text-ink-soft mb-3 text-sm">
          {categories.length > 0 ? words.sellingTimesOfDish : words.sellingTimesOfCategory}
        </p>
        <WeekFields
          {...week}
          kind="selling_times"
          none={week.rows.length === 0 ? words.soldAllDay : words.notSold}
          suggested={[own.sellingTimes.at(-1) ?? lunch, lunch, evening]}
        />
        <ListError of="selling_times" isDeep className="mt-2" />
        <div className="border-line mt-2 grid gap-5 border-t pt-4 sm:grid-cols-2">
          {(['sold_from', 'sold_until'] as const).map((name) => (
            <Field
              key={name}
              name={name}
              label={name === 'sold_from' ? words.soldFrom : words.soldUntil}
              type="date"
              defaultValue={stored?.[name] ?? ''}
            />
          ))}
        </div>
        <SellingTimesWarnings when={when} />
        <p className="mt-4">{fill(words.guestsRead, { text: inWords || words.soldAlways })}</p>
      </div>
    </details>
  )
}

export function sentTimes(typed: FormData) {
  return {
    selling_times: JSON.stringify(spansOf(typed, 'selling_times')),
    sold_from: textOf(typed, 'sold_from'),
    sold_until: textOf(typed, 'sold_until'),
  }
}

export function composedTimes({ menu, forms }: Pick<AdminTexts, 'menu' | 'forms'>): Composed {
  return {
    label: menu.sellingTimes,
    show: (spans: WeeklySpan[]) => spansInWords(spans, forms.weekdays) || menu.soldAlways,
  }
}

const always: SellingTimes = { sellingTimes: [], soldFrom: null, soldUntil: null }

function timesOf({ selling_times, sold_from, sold_until }: Stored): SellingTimes {
  return { sellingTimes: selling_times, soldFrom: sold_from, soldUntil: sold_until }
}

interface Typed {
  own: SellingTimes
  categoryId: string
}

function useTypedTimes({ stored, box, categories }: TypedIn) {
  const { language, words } = useScope()
  const [{ own, categoryId }, setTyped] = useState<Typed>(() => ({
    own: stored ? timesOf(stored) : always,
    categoryId: '',
  }))
  // After every render: adding or removing a span fires no input event.
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const read = () => setTyped((before) => unlessSame(before, typedTimes(new FormData(form))))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  })
  const category = categories.find(({ id }) => id === categoryId)
  const when = soldWhen(category ? timesOf(category) : always, own)
  return { own, when, inWords: soldWhenInWords(when, { words, language }) }
}

interface TypedIn extends Pick<Props, 'stored'> {
  box: RefObject<HTMLDetailsElement | null>
  categories: CategoryView[]
}

function unlessSame(before: Typed, now: Typed): Typed {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

function typedTimes(typed: FormData): Typed {
  const own = {
    sellingTimes: spansOf(typed, 'selling_times').filter(({ opens, closes }) => opens !== '' && closes !== ''),
    soldFrom: textOf(typed, 'sold_from') || null,
    soldUntil: textOf(typed, 'sold_until') || null,
  }
  return { own, categoryId: textOf(typed, 'category_id') }
}

/** Possible, but mostly a slip: hours at which the kitchen is closed, and a last day that is over. */
function SellingTimesWarnings({ when }: { when: SoldWhen }) {
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
