import { useState } from 'react'
import { control } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { longestItemNote } from '@/lib/orders/limits'
import type { ChooseWords } from './choose-words'

interface Props {
  /** Of the form. */
  id: string
  note: string | undefined
  words: ChooseWords
}

/** A word to the kitchen about this dish, folded away until somebody has one. */
export function NoteField({ id, note = '', words }: Props) {
  const [count, setCount] = useState(note.length)
  return (
    <details open={note !== ''} className="pt-3">
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
        defaultValue={note}
        autoComplete="off"
        aria-describedby={`${id}-note-length`}
        onChange={(event) => setCount(event.target.value.length)}
      />
      <p id={`${id}-note-length`} className="text-ink-soft mt-1 text-right text-sm">
        {fill(words.noteLength, { count, most: longestItemNote })}
      </p>
    </details>
  )
}
