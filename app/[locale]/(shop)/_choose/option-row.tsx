import { useScope } from '@/app/_client/scope'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import { nameWithVolume } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/text-fields'
import { priceBeside } from '@/lib/menu/options/unit-price'
import { formatPrice } from '@/lib/platform/values/money'
import type { AskedGroup, AskedOption } from './asked-item'
import type { ChooseWords } from './choose-words'
import { type Choice, mostOf, takesOne } from './use-choice'

interface Props {
  id: string
  group: AskedGroup
  option: AskedOption
  choice: Choice
  words: ChooseWords
}

/** The price wraps below the name where there is no room beside it, as in large letters. */
const nameAndPrice = 'flex min-w-0 grow flex-wrap items-baseline gap-x-3'
const nameColumn = 'min-w-0 grow wrap-anywhere'
const row = 'border-line relative flex min-h-14 items-center gap-3 border-t py-2'

export function OptionRow(props: Props) {
  const { group, option, choice } = props
  return group.maxEach > 1 && !takesOne(group) ? (
    <CountedRow {...props} />
  ) : (
    <TickedRow {...props} isFull={mostOf(group, choice.units, option.id) === 0} />
  )
}

function TickedRow({ id, group, option, choice, words, isFull }: Props & { isFull: boolean }) {
  const { language } = useScope()
  const isChosen = choice.units.has(option.id)
  const isOne = takesOne(group)
  // A chosen option can always be taken away again, also after it has sold out.
  const isOff = !isChosen && (isGone(option) || (isFull && !isOne))
  return (
    <div
      className={`${row} has-focus-visible:outline-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-2`}
    >
      <input
        id={id}
        type={isOne ? 'radio' : 'checkbox'}
        name={isOne ? `${id.slice(0, -option.id.length)}choice` : undefined}
        checked={isChosen}
        disabled={isOff}
        aria-describedby={`${id}-price`}
        className="accent-accent relative z-10 size-6 shrink-0 outline-none"
        onChange={(event) => choice.setUnits(option.id, event.target.checked ? 1 : 0)}
      />
      <span className={nameAndPrice}>
        <label
          htmlFor={id}
          className={`${nameColumn} basis-24 after:absolute after:inset-0 ${isOff ? 'text-ink-soft' : 'cursor-pointer'}`}
        >
          {nameWithVolume(textIn('name', option, language), option.volumeMl, language)}
          <Gone option={option} words={words} />
        </label>
        <OptionPrice {...{ id, group, option, choice, words }} />
      </span>
    </div>
  )
}

function CountedRow({ id, group, option, choice, words }: Props) {
  const { language } = useScope()
  const name = nameWithVolume(textIn('name', option, language), option.volumeMl, language)
  const count = choice.units.get(option.id) ?? 0
  return (
    <div className={`${row} flex-wrap`}>
      <span className={`${nameAndPrice} basis-32`}>
        <span className={`${nameColumn} ${isGone(option) ? 'text-ink-soft' : ''}`}>
          {name}
          <Gone option={option} words={words} />
        </span>
        <OptionPrice {...{ id, group, option, choice, words }} />
      </span>
      <Stepper
        item={name}
        quantity={count}
        least={0}
        most={isGone(option) ? 0 : mostOf(group, choice.units, option.id)}
        onChange={(next) => choice.setUnits(option.id, next)}
      />
    </div>
  )
}

function isGone({ soldOut, available }: AskedOption): boolean {
  return soldOut || !available
}

function Gone({ option, words }: Pick<Props, 'option' | 'words'>) {
  if (!isGone(option)) return null
  return <span className="block text-sm font-semibold">{option.available ? words.soldOut : words.unavailable}</span>
}

/** A size shows the dish's price with it, any other option what it adds at the chosen size. */
function OptionPrice({ id, group, option, choice, words }: Props) {
  const rappen = priceBeside(choice.chosen, { option })
  const text = group.pricing === 'base' ? formatPrice(rappen) : fill(words.plus, { price: formatPrice(rappen) })
  return (
    <span id={`${id}-price`} className="price text-ink-soft shrink-0 text-sm">
      {(group.pricing === 'base' || rappen > 0) && text}
    </span>
  )
}
