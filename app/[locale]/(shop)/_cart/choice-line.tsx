import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { removeFromCart, setNote } from '@/app/_client/cart'
import type { ChoiceChange } from '@/app/_client/cart-changes'
import type { CartEntry, CartOption } from '@/app/_client/cart-entry'
import { openChooser } from '@/app/_client/chooser'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { textIn } from '@/lib/i18n/text-fields'
import type { Texts } from '@/lib/i18n/texts'
import { longestItemNote, mostOfOneItem } from '@/lib/orders/limits'

interface Props {
  cartKey: string
  entry: CartEntry
  change: ChoiceChange
  words: Texts['cart']
}

export const link = 'min-h-11 px-1 font-semibold underline underline-offset-4'

export function ChoiceLine({ cartKey, entry, change, words }: Props) {
  const { item, quantity } = entry
  return (
    <div role="alert" className="rounded-field bg-fault mt-2 px-4 py-2">
      <Reasons item={item.name} change={change} words={words} />
      <p className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          aria-label={fill(words.changeOf, { item: item.name })}
          className={link}
          onClick={() => openChooser({ item, quantity, cartKey })}
        >
          {words.change}
        </button>
        <RemoveLine item={item.name} {...{ cartKey, words }} />
      </p>
    </div>
  )
}

interface RemoveLineProps {
  cartKey: string
  item: string
  words: Pick<Texts['cart'], 'remove' | 'removeOf'>
}

export function RemoveLine({ cartKey, item, words }: RemoveLineProps) {
  return (
    <button
      type="button"
      aria-label={fill(words.removeOf, { item })}
      className={link}
      onClick={() => removeFromCart(cartKey)}
    >
      {words.remove}
    </button>
  )
}

function Reasons({ item, change, words }: { item: string } & Pick<Props, 'change' | 'words'>) {
  const { language } = useScope()
  const named = (options: CartOption[]) => options.map((option) => textIn('name', option, language)).join(', ')
  const { soldOut, unknown } = change
  const reasons = [
    soldOut.length > 0 && fill(words.optionsSoldOut, { item, options: named(soldOut) }),
    unknown.length > 0 && fill(words.optionsUnknown, { item, options: named(unknown) }),
  ].filter((reason) => reason !== false)
  if (reasons.length === 0) reasons.push(fill(words.choicesChanged, { item }))
  return reasons.map((reason) => (
    <p key={reason} className="font-semibold">
      {reason}
    </p>
  ))
}

interface LineNoteProps {
  cartKey: string
  item: string
  note: string | undefined
  words: Pick<Texts['cart'], 'addNote' | 'addNoteOf' | 'changeNote' | 'changeNoteOf' | 'note' | 'noteHint' | 'noteDone'>
}

/** Folded into one small link until the customer opens it. */
export function LineNote({ cartKey, item, note, words }: LineNoteProps) {
  const { words: shared } = useScope()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  function saveNote(text: string) {
    if (!setNote(cartKey, text)) notify(fill(shared.lineFull, { item, most: String(mostOfOneItem) }))
  }
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('note')
    if (field instanceof HTMLInputElement) saveNote(field.value)
    // The field that had the focus unmounts: the keyboard continues at the link.
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        aria-label={fill(note ? words.changeNoteOf : words.addNoteOf, { item })}
        className="text-ink-soft hover:text-ink min-h-11 text-sm underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {note ? words.changeNote : words.addNote}
      </button>
    )
  }
  return (
    <form className="grid basis-full gap-2 py-2 sm:flex sm:items-end" onSubmit={save}>
      <Field
        id={id}
        name="note"
        label={words.note}
        placeholder={words.noteHint}
        maxLength={longestItemNote}
        defaultValue={note}
        autoFocus
        autoComplete="off"
        className="grow"
        // A customer may go to the checkout without pressing Enter.
        onBlur={(event) => saveNote(event.target.value)}
      />
      <Button type="submit" look="outline">
        {words.noteDone}
      </Button>
    </form>
  )
}
