import { control } from '@/app/_ui/field'
import { longestItemNote } from '@/lib/orders/limits'
import type { ChooseWords } from './choose-words'

interface Props {
  /** Of the form. */
  id: string
  note: string | undefined
  words: ChooseWords
}

/** A word to the kitchen about this dish, folded away until somebody has one. */
export function NoteField({ id, note, words }: Props) {
  return (
    <details open={note !== undefined} className="pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {words.addNote}
      </summary>
      <label htmlFor={`${id}-note`} className="sr-only">
        {words.note}
      </label>
      <input
        id={`${id}-note`}
        name="note"
        className={control}
        placeholder={words.noteHint}
        maxLength={longestItemNote}
        defaultValue={note}
        autoComplete="off"
      />
    </details>
  )
}
