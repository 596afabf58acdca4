import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { setNote } from '@/app/_client/cart'
import { textOf } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { longestItemNote } from '@/lib/orders/limits'

interface Props {
  cartKey: string
  item: string
  note: string | undefined
  words: Pick<Texts['cart'], 'addNote' | 'addNoteOf' | 'changeNote' | 'changeNoteOf' | 'note' | 'noteHint' | 'noteDone'>
}

/** A word to the kitchen about this line: one small link until somebody wants it. */
export function LineNote({ cartKey, item, note, words }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setNote(cartKey, textOf(new FormData(event.currentTarget), 'note'))
    // What had the focus is gone after it: the keyboard goes on where it came from.
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
        // Also of who goes to the checkout without a word.
        onBlur={(event) => setNote(cartKey, event.target.value)}
      />
      <Button type="submit" look="outline">
        {words.noteDone}
      </Button>
    </form>
  )
}
