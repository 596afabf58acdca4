import { useScope } from '@/app/_client/scope'
import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { textIn } from '@/lib/i18n/text-fields'
import type { ChoosableGroup } from '@/lib/menu/options/selection'
import type { AskedGroup } from './asked-item'
import type { ChooseWords } from './choose-words'
import { OptionRow } from './option-row'
import { type Choice, takesOne } from './use-choice'

interface Props {
  /** Keeps the ids of two forms in one page apart. */
  id: string
  group: AskedGroup
  choice: Choice
  /** Whether missing answers are reported. */
  isChecked: boolean
  words: ChooseWords
}

export function GroupFields({ id: form, group, choice, isChecked, words }: Props) {
  const { language } = useScope()
  const id = `${form}-${group.id}`
  const fault =
    soldOutOf(group, choice, words, language) ?? (isChecked ? faultOf(group, choice, words, language) : null)
  const isOptionalOne = takesOne(group) && group.minUnits === 0
  return (
    <fieldset
      aria-describedby={fault ? `${id}-rule ${id}-fault` : `${id}-rule`}
      data-fault={fault ? '' : undefined}
      className="min-w-0 scroll-mt-28 pb-7"
    >
      <legend className="text-lg font-bold">{textIn('name', group, language)}</legend>
      <p id={`${id}-rule`} className="text-ink-soft mb-2 text-sm">
        {ruleOf(group, words, language)}
      </p>
      <p id={`${id}-fault`} role="alert" className="rounded-field bg-fault mb-2 px-4 py-2 font-semibold empty:hidden">
        {fault}
      </p>
      {group.options.map((option) => (
        <OptionRow key={option.id} id={`${id}-${option.id}`} {...{ group, option, choice, words }} />
      ))}
      {isOptionalOne && <NoneRow {...{ id, group, choice, words }} />}
    </fieldset>
  )
}

/** Radio buttons cannot be unticked, so an optional question has a row for none. */
function NoneRow({ id, group, choice, words }: Omit<Props, 'isChecked'>) {
  return (
    <div className="border-line has-focus-visible:outline-ink relative flex min-h-14 items-center gap-3 border-t py-2 has-focus-visible:outline-3 has-focus-visible:-outline-offset-2">
      <input
        id={`${id}-none`}
        type="radio"
        name={`${id}-choice`}
        checked={!group.options.some((option) => choice.units.has(option.id))}
        className="accent-accent relative z-10 size-6 shrink-0 outline-none"
        onChange={() => choice.chooseNone(group)}
      />
      <label htmlFor={`${id}-none`} className="grow cursor-pointer after:absolute after:inset-0">
        {words.none}
      </label>
    </div>
  )
}

/** "Please choose", "up to 3, the first 2 free". */
function ruleOf(group: ChoosableGroup, words: ChooseWords, language: Language): string {
  const { freeUnits } = group
  const free = freeUnits > 0 && counted(words.free, freeUnits, language)
  return [howMany(group, words, language), free].filter(Boolean).join(', ')
}

function howMany({ minUnits, maxUnits }: ChoosableGroup, words: ChooseWords, language: Language): string {
  const values = { min: minUnits, max: maxUnits ?? '' }
  if (minUnits === 0) return maxUnits === null ? words.anyNumber : fill(words.upTo, values)
  if (maxUnits === minUnits) return counted(words.exactly, minUnits, language)
  return maxUnits === null ? fill(words.atLeast, values) : fill(words.between, values)
}

function soldOutOf({ id }: AskedGroup, { problems }: Choice, words: ChooseWords, language: Language) {
  const soldOut = problems.find((problem) => problem.code === 'option_sold_out' && problem.group.id === id)
  if (soldOut?.code !== 'option_sold_out') return null
  return fill(words.optionSoldOut, { option: textIn('name', soldOut.option, language) })
}

function faultOf(group: AskedGroup, { problems, chosen }: Choice, words: ChooseWords, language: Language) {
  const isWrong = problems.some((problem) => problem.code === 'options_invalid' && problem.group.id === group.id)
  if (!isWrong) return null
  const mine = chosen.filter((one) => one.group.id === group.id)
  const missing = group.minUnits - mine.reduce((sum, { units }) => sum + units, 0)
  return missing > 0 ? counted(words.missing, missing, language) : words.tooMany
}
