import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { setNote } from '@/app/_client/cart/cart'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { longestItemNote, mostOfOneItem } from '@/lib/orders/limits'

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
