import { useId, useState, type FormEvent, type ReactNode, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { CartEntry } from '@/app/_client/cart-entry'
import { textOf } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import { lowestPrice } from '@/lib/menu/options/unit-price'
import { formatPrice } from '@/lib/platform/money'
import type { AskedItem } from './asked-item'
import { nameIn } from './choices-of'
import type { ChooseWords } from './choose-words'
import { chosenLine } from './chosen-line'
import { Contents } from './contents'
import { GroupFields } from './group-fields'
import { NoteField } from './note-field'
import { useChoice, type Choice } from './use-choice'

interface Props {
  item: AskedItem
  words: ChooseWords
  /** Of how many it is about first. */
  quantity?: number
  /** The line of the cart that is changed. */
  before?: CartEntry | undefined
  onChosen: (line: CartEntry) => void
  /** Scrolls between head and foot of a sheet, or lies in a page whose foot is that of the screen. */
  place: 'sheet' | 'page'
  /** Above the questions. */
  children?: ReactNode
  /** Beside the button. */
  aside?: ReactNode
}

const scroller = 'min-h-0 grow overflow-y-auto overscroll-contain [overflow-anchor:none]'

/** Everything that is asked about a dish, and the button that says what it costs. */
export function ChooseForm({ item, words, quantity: first = 1, before, onChosen, place, children, aside }: Props) {
  const id = useId()
  const { words: shared } = useScope()
  const [quantity, setQuantity] = useState(first)
  // Of the same dish there may be another one, with another note.
  const [round, setRound] = useState(1)
  const choice = useChoice(item, before?.options)
  const [isChecked, setChecked] = useState(before !== undefined)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (item.isSoldOut) return event.currentTarget.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
    if (choice.problems.length > 0) {
      flushSync(() => setChecked(true))
      return showFirstFault(event.currentTarget)
    }
    const note = textOf(new FormData(event.currentTarget), 'note')
    onChosen({ ...chosenLine(item, choice, note), quantity })
    setRound(round + 1)
    setQuantity(1)
    setChecked(false)
  }
  const isSheet = place === 'sheet'
  const price = priceWords(item, choice, quantity, shared)
  return (
    <form
      noValidate
      onSubmit={submit}
      {...(isSheet && { onChange: keepInPlace, className: 'flex min-h-0 grow flex-col' })}
    >
      <div className={isSheet ? `${scroller} px-5 pb-6 md:px-6` : 'pb-6'}>
        {children}
        <News item={item} gone={choice.gone} words={words} />
        {choice.asked.map((group) => (
          <GroupFields key={group.id} {...{ id, group, choice, isChecked, words }} />
        ))}
        {item.optionGroups.length > 0 && <Contents {...{ item, choice, words }} />}
        <NoteField key={round} id={id} note={before?.note} words={words} />
      </div>
      <div
        className={`flex flex-wrap items-center gap-2 ${isSheet ? 'border-line bg-card border-t p-3 md:px-6' : 'foot-fixed foot-bar'}`}
      >
        <Stepper item={item.name} quantity={quantity} onChange={setQuantity} />
        <Button
          type="submit"
          className={`min-h-12 min-w-0 grow flex-wrap gap-y-0 px-3 leading-tight ${isSheet ? 'basis-[10rem]' : 'basis-[6rem]'}`}
          aria-label={before ? undefined : `${fill(shared.addOf, { item: item.name })} · ${price}`}
        >
          <span>{before ? words.save : shared.addToCart}</span> <span className="price">{price}</span>
        </Button>
        <output className="sr-only">{price}</output>
        {aside}
      </div>
    </form>
  )
}

/** What cannot be had any more and is not among the questions, so that it is said. */
function News({ item, gone, words }: Pick<Props, 'item' | 'words'> & Pick<Choice, 'gone'>) {
  const { language } = useScope()
  const options = gone.map((option) => nameIn(option, language)).join(', ')
  return (
    <p role="alert" className="rounded-field bg-fault mb-5 px-4 py-2 font-semibold empty:hidden">
      {item.isSoldOut ? fill(words.itemSoldOut, { item: item.name }) : options && fill(words.gone, { options })}
    </p>
  )
}

/** Before a size is chosen there is no price yet, only the least that it can be. */
function priceWords(
  item: AskedItem,
  { problems, unitRappen }: Choice,
  quantity: number,
  words: { from: string },
): string {
  const isOpen = problems.some((problem) => problem.code === 'options_invalid' && problem.group.pricing === 'base')
  if (isOpen) return fill(words.from, { price: formatPrice(lowestPrice(item) * quantity) })
  return formatPrice(unitRappen * quantity)
}

/** What comes and goes above it with a choice does not take it away from under the thumb. */
function keepInPlace({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): void {
  if (!(target instanceof Element)) return
  const before = target.getBoundingClientRect().top
  flushSync(() => {})
  currentTarget.firstElementChild?.scrollBy(0, target.getBoundingClientRect().top - before)
}

function showFirstFault(form: HTMLFormElement): void {
  const group = form.querySelector('fieldset[data-fault]')
  group?.querySelector<HTMLElement>(':is(input, button):enabled')?.focus({ preventScroll: true })
  group?.scrollIntoView({ block: 'start' })
}
