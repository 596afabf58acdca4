import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartChoice, CartEntry } from '@/app/_client/cart/cart-entry'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { control } from '@/app/_ui/field'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import { textIn } from '@/lib/i18n/text-fields'
import { lowestPrice } from '@/lib/menu/options/unit-price'
import { longestItemNote } from '@/lib/orders/limits'
import { formatPrice } from '@/lib/platform/values/money'
import type { AskedItem } from './asked-item'
import type { ChooseWords } from './choose-words'
import { chosenLine } from './chosen-line'
import { Contents } from './contents'
import { GroupFields } from './group-fields'
import { type Choice, useChoice } from './use-choice'

interface Props {
  item: AskedItem
  words: ChooseWords
  quantity?: number
  /** The cart's line that is being changed. */
  before?: CartEntry | undefined
  /** What was chosen before the sheet was closed. */
  remembered?: CartChoice | undefined
  onChange?: (choice: CartChoice) => void
  onChosen: (line: CartEntry) => void
  /** Scrolls between head and foot of a sheet, or stands in a page with its foot fixed to the screen. */
  place: 'sheet' | 'page'
  children?: ReactNode
  aside?: ReactNode
  after?: ReactNode
}

const scroller = 'min-h-0 grow overflow-y-auto overscroll-contain [overflow-anchor:none]'

export function ChooseForm({
  item,
  words,
  quantity: first = 1,
  onChosen,
  place,
  children,
  aside,
  after,
  ...rest
}: Props) {
  const { before, remembered = before, onChange } = rest
  const id = useId()
  const { words: shared } = useScope()
  const [quantity, setQuantity] = useState(first)
  // The same dish may be added once more with another note.
  const [round, setRound] = useState(1)
  const choice = useChoice(item, remembered?.options)
  const [note, setNote] = useState(remembered?.note ?? '')
  const [isChecked, setChecked] = useState(before !== undefined)
  useEffect(() => {
    onChange?.(chosenLine(item, choice, note))
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (item.isSoldOut) return event.currentTarget.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
    if (choice.problems.length > 0) {
      flushSync(() => setChecked(true))
      return showFirstFault(event.currentTarget)
    }
    onChosen({ ...chosenLine(item, choice, note.trim()), quantity })
    setNote('')
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
        <NoteField key={round} {...{ id, note, setNote, words }} />
        {after}
      </div>
      <div
        className={`flex flex-wrap items-center gap-2 ${isSheet ? 'border-line bg-card border-t p-3 md:px-6' : 'foot-fixed foot-bar'}`}
      >
        <Stepper item={item.name} quantity={quantity} onChange={setQuantity} />
        <Button
          type="submit"
          className={`min-h-12 min-w-0 grow flex-wrap gap-y-0 px-3 leading-tight ${isSheet ? 'basis-[10rem]' : 'basis-[6rem]'}`}
          aria-label={before || item.isSoldOut ? undefined : `${fill(shared.addOf, { item: item.name })} · ${price}`}
          aria-disabled={item.isSoldOut}
        >
          <span>{item.isSoldOut ? words.soldOut : before ? words.save : shared.addToCart}</span>{' '}
          {!item.isSoldOut && <span className="price">{price}</span>}
        </Button>
        <output className="sr-only">{price}</output>
        {aside}
      </div>
    </form>
  )
}

/** Earlier choices that are gone from the menu and so have no row. */
function News({ item, gone, words }: Pick<Props, 'item' | 'words'> & Pick<Choice, 'gone'>) {
  const { language } = useScope()
  const options = gone.map((option) => textIn('name', option, language)).join(', ')
  return (
    <p role="alert" className="rounded-field bg-fault mb-5 px-4 py-2 font-semibold empty:hidden">
      {item.isSoldOut ? fill(words.itemSoldOut, { item: item.name }) : options && fill(words.gone, { options })}
    </p>
  )
}

/** Before a size is chosen there is only the least price. */
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

/** Rows that appear or go above a choice must not move it away from under the thumb. */
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

interface NoteFieldProps {
  id: string
  note: string
  setNote: (note: string) => void
  words: ChooseWords
}

function NoteField({ id, note, setNote, words }: NoteFieldProps) {
  const [isOpen] = useState(note !== '')
  return (
    <details open={isOpen} className="pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {words.addNote}
      </summary>
      <label htmlFor={`${id}-note`} className="sr-only">
        {words.note}
      </label>
      <input
        id={`${id}-note`}
        name="note"
        className={`${control} scroll-mb-12`}
        placeholder={words.noteHint}
        maxLength={longestItemNote}
        value={note}
        autoComplete="off"
        aria-describedby={`${id}-note-length`}
        onChange={(event) => setNote(event.target.value)}
      />
      <p id={`${id}-note-length`} className="text-ink-soft mt-1 text-right text-sm">
        {fill(words.noteLength, { count: note.length, most: longestItemNote })}
      </p>
    </details>
  )
}
