import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Select } from '@/app/_ui/field'
import { counted, fill } from '@/lib/i18n/fill'
import { allergens } from '@/lib/menu/limits'
import { allTabs } from '@/lib/menu/spreadsheet/limits'
import { useWords } from '../../../_client/admin-words'
import type { Answers, CodeMeaning, SheetOutcome } from './outcome'

interface QuestionsProps {
  outcome: SheetOutcome
  onAnswer: (answers: Answers) => void
}

/** What the file does not say of itself, each with the likeliest answer chosen. */
export function Questions({ outcome, onAnswer }: QuestionsProps) {
  const words = useWords('menuSheet')
  const { reading, readings, sheets } = outcome
  if (readings.length === 0 && sheets.length < 2) return null
  return (
    <div className="mt-6 flex max-w-prose flex-col gap-4">
      {readings.length > 0 && (
        <Select
          name="sheet-reading"
          label={words.readingLabel}
          value={reading}
          onChange={({ currentTarget }) => onAnswer({ reading: currentTarget.value as SheetOutcome['reading'] })}
        >
          {readings.map((choice) => (
            <option key={choice.reading} value={choice.reading}>
              {`«${choice.sample}» – ${words.readings[choice.reading]}`}
            </option>
          ))}
        </Select>
      )}
      {sheets.length > 1 && <SheetSelect outcome={outcome} onAnswer={onAnswer} />}
    </div>
  )
}

function SheetSelect({ outcome: { sheet, sheets }, onAnswer }: QuestionsProps) {
  const words = useWords('menuSheet')
  const { language } = useScope()
  const dishes = (count: number) => counted(words.dishCount, count, language)
  const menus = sheets.filter(({ dish_count: count }) => count > 0)
  const total = menus.reduce((sum, { dish_count: count }) => sum + count, 0)
  return (
    <Select
      name="sheet-of-workbook"
      label={words.sheetLabel}
      value={sheet}
      onChange={({ currentTarget }) => onAnswer({ sheet: currentTarget.value })}
    >
      {menus.length > 1 && <option value={allTabs}>{fill(words.allSheets, { dishes: dishes(total) })}</option>}
      {sheets.map(({ name, dish_count: count }) => (
        <option key={name} value={name}>
          {fill(words.sheetOption, { name, dishes: dishes(count) })}
        </option>
      ))}
    </Select>
  )
}

/** Nothing is stated until it is confirmed: a usual meaning may be another one here. */
export function AllergenKey({ outcome: { allergen_key: key }, onAnswer }: QuestionsProps) {
  const words = useWords('menuSheet')
  if (key.length === 0) return null
  const answer = (formData: FormData) =>
    onAnswer({
      allergenKey: key.map(({ code }) => ({ code, meaning: formData.get(`allergen-${code}`) as CodeMeaning })),
    })
  return (
    <section className="mt-6">
      <h3 className="mb-3 text-base">{words.keyTitle}</h3>
      <p className="text-ink-soft mb-4 max-w-prose">{words.keyLead}</p>
      <form
        // What is proposed may change with the columns.
        key={key.map(({ code, meaning }) => `${code} ${meaning}`).join()}
        onSubmit={(event) => {
          event.preventDefault()
          answer(new FormData(event.currentTarget))
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {key.map((entry) => (
            <CodeSelect key={entry.code} entry={entry} />
          ))}
        </div>
        <Button className="mt-4 px-8" type="submit">
          {words.keyConfirm}
        </Button>
      </form>
    </section>
  )
}

function CodeSelect({ entry: { code, text, meaning } }: { entry: SheetOutcome['allergen_key'][number] }) {
  const words = useWords('menuSheet')
  const { allergenNames } = useWords('menu')
  return (
    <Select
      name={`allergen-${code}`}
      label={fill(words.keyLabel, { code })}
      hint={text === null ? undefined : fill(words.keyText, { text })}
      defaultValue={meaning}
    >
      <option value="unknown">{words.keyUnknown}</option>
      {allergens.map((allergen) => (
        <option key={allergen} value={allergen}>
          {allergenNames[allergen]}
        </option>
      ))}
      <option value="none">{words.keyNone}</option>
    </Select>
  )
}
