import { labelled } from '@/lib/i18n/format'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { type FurtherLanguage, isFurther } from '@/lib/i18n/text-fields'
import { longestNote } from '@/lib/shop/limits'
import type { ShopView } from '@/lib/shop/schema'
import { calendarDayOf } from '@/lib/platform/values/time'
import { useWords, useOfferedLanguages } from '../../_client/admin-words'
import { useRows, rowsOf } from '../../_client/use-rows'
import { FurtherTexts } from '../../_form/further-texts'
import { placed } from '../../_form/placed'

const names = ['first_day', 'last_day', 'note_en', 'note_de'] as const

type ShownClosure = Record<(typeof names)[number], string> & Partial<Record<`note_${FurtherLanguage}`, string>>

interface ClosuresFieldsProps extends Pick<ShopView, 'closures'> {}

export function ClosuresFields({ closures }: ClosuresFieldsProps) {
  const words = useWords('settings')
  const { rows, add, remove } = useRows<ShownClosure>(closures)
  const offered = useOfferedLanguages().map(({ code }): string => code)
  const { language } = useScope()
  const unoffered = useFurther().filter((code) => !offered.includes(code))
  const labels = { first_day: words.firstDay, last_day: words.lastDay, note_en: words.noteEn, note_de: words.noteDe }

  function addToday() {
    const today = calendarDayOf(new Date())
    add({ first_day: today, last_day: today, note_en: '', note_de: '' })
  }

  return (
    <>
      {rows.map(({ id, value }, index) => (
        <fieldset
          key={id}
          className="border-line grid items-end gap-3 border-t py-3 sm:grid-cols-[1fr_1fr_2fr_2fr_auto] sm:[&:not(:first-of-type)_label]:sr-only"
        >
          <legend className="sr-only">{`${words.closures} ${index + 1}`}</legend>
          {names.map((name) => (
            <Field
              key={name}
              {...placed(name, { idStart: `closure-${id}-`, path: `closures.${index}.` })}
              label={labels[name]}
              type={name.endsWith('day') ? 'date' : 'text'}
              required={name.endsWith('day')}
              defaultValue={value[name]}
              maxLength={longestNote}
            />
          ))}
          {/* The list is replaced as a whole: what is not shown is sent back. */}
          {unoffered.map((code) => (
            <input key={code} type="hidden" name={`note_${code}`} value={value[`note_${code}`] ?? ''} />
          ))}
          <FurtherTexts
            name="note"
            idStart={`closure-${id}-`}
            path={`closures.${index}.`}
            label={words.note}
            stored={value}
            maxLength={longestNote}
            className="sm:order-last sm:col-span-full"
          />
          <Button
            look="plain"
            aria-label={labelled(words.remove, value.first_day, language)}
            onClick={() => remove(id)}
          >
            {words.remove}
          </Button>
        </fieldset>
      ))}
      <Button look="plain" onClick={addToday}>
        {words.addClosure}
      </Button>
    </>
  )
}

export function useSentClosures() {
  const further = useFurther().map((code) => `note_${code}` as const)
  return (typed: FormData) => ({ closures: rowsOf(typed, [...names, ...further]) })
}

function useFurther(): FurtherLanguage[] {
  return useScope()
    .languages.map(({ code }): string => code)
    .filter(isFurther)
}

export function closuresInWords(closures: ShopView['closures']): string {
  return closures.map((one) => `${one.first_day} – ${one.last_day} ${one.note_de || one.note_en}`.trim()).join('\n')
}
