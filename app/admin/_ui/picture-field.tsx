import { useState, type ChangeEvent } from 'react'
import { textOf, type FieldErrors } from '@/app/_client/form'
import { CheckField, Field } from '@/app/_ui/field'
import { centre } from '@/lib/pictures/picture-path'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../_client/admin-words'
import { FocusPicker } from './focus-picker'

interface PictureFieldProps {
  /** Null for a new thing. */
  current: Pick<CategoryView, 'image' | 'whole_image' | 'focus_x' | 'focus_y'> | null
  hint: string
  tooLarge: string
  isTooLarge: (bytes: number) => boolean
  fieldErrors: FieldErrors
}

const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

/** Checks size and type at once; the server checks the content again. */
export function PictureField({ current, hint, tooLarge, isTooLarge, fieldErrors }: PictureFieldProps) {
  const words = useWords('menu')
  const stored = current ? { focusX: current.focus_x, focusY: current.focus_y } : centre
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isRemoved, setRemoved] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [focus, setFocus] = useState(stored)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0] ?? null
    const refusal = chosen && refusalOf(chosen)
    setProblem(refusal ?? '')
    if (preview) URL.revokeObjectURL(preview)
    const isTaken = chosen !== null && !refusal
    setPreview(isTaken ? URL.createObjectURL(chosen) : null)
    setFocus(isTaken ? centre : stored)
    setWhole(false)
    // A refused file must not be sent by the form either.
    if (refusal) event.currentTarget.value = ''
  }

  function refusalOf({ type, size }: File): string | null {
    if (!types.includes(type)) return words.imageWrongType
    return isTooLarge(size) ? tooLarge : null
  }

  function chooseWhole(event: ChangeEvent<HTMLInputElement>) {
    setWhole(event.target.checked)
    if (!preview) setFocus(event.target.checked ? centre : stored)
  }

  const kept = isWhole ? (current?.whole_image ?? null) : (current?.image ?? null)
  const shown = preview ?? (isRemoved ? null : kept)
  const hasMargins = preview !== null || (current?.whole_image != null && !isRemoved)
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Field
          name="image"
          label={words.image}
          type="file"
          accept={types.join(',')}
          hint={hint}
          error={fieldErrors.image}
          onChange={choose}
        />
        <p role="alert" className="text-paprika-ink mt-1 text-sm font-semibold empty:hidden">
          {problem}
        </p>
      </div>
      {shown && <FocusPicker image={shown} focus={focus} onChange={setFocus} fieldErrors={fieldErrors} />}
      {hasMargins && (
        <div>
          <p className="text-ink-soft text-sm">{preview ? words.marginsGo : words.marginsRemoved}</p>
          <CheckField
            name="keep_whole_image"
            value="true"
            label={words.keepWholeImage}
            checked={isWhole}
            onChange={chooseWhole}
          />
        </div>
      )}
      {current?.image && !preview && (
        <CheckField
          name="remove_image"
          label={words.removeImage}
          checked={isRemoved}
          onChange={(event) => setRemoved(event.target.checked)}
        />
      )}
    </div>
  )
}

interface SentPicture {
  focus_x?: string
  focus_y?: string
  keep_whole_image?: string
  remove_image?: string
}

/** Without a shown picture there is no focus. */
export function sentPicture(typed: FormData): SentPicture {
  return {
    ...(typed.has('focus_x') && { focus_x: textOf(typed, 'focus_x'), focus_y: textOf(typed, 'focus_y') }),
    ...(typed.has('keep_whole_image') && { keep_whole_image: 'true' }),
    ...(typed.has('remove_image') && { remove_image: 'true' }),
  }
}
