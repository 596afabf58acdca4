import { useState, type ChangeEvent } from 'react'
import { textOf } from '@/app/_client/form'
import { CheckField, Field } from '@/app/_ui/field'
import { acceptedTypes, isPicture } from '@/lib/pictures/chosen-picture'
import { centre } from '@/lib/pictures/picture-path'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../_client/admin-words'
import { useSmallPicture } from '../_pictures/use-small-picture'
import { FocusPicker } from './focus-picker'

interface PictureFieldProps {
  /** Null for a new thing. */
  current: Pick<CategoryView, 'image' | 'whole_image' | 'focus_x' | 'focus_y'> | null
  hint: string
  tooLarge: string
  mostBytes: number
}

/** Makes a photo small and refuses what is none at once; the server checks the content again. */
export function PictureField({ current, hint, tooLarge, mostBytes }: PictureFieldProps) {
  const words = useWords('menu')
  const stored = current ? { focusX: current.focus_x, focusY: current.focus_y } : centre
  const [preview, setPreview] = useState<string | null>(null)
  const picture = useSmallPicture(mostBytes, tooLarge)
  const [isRemoved, setRemoved] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [focus, setFocus] = useState(stored)

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? []
    show(null)
    if (chosen && !isPicture(chosen)) return picture.refuse(input, words.imageWrongType)
    const small = await picture.makeSmallIn(input)
    if (small) show(small)
  }

  function show(file: File | null) {
    if (preview) URL.revokeObjectURL(preview)
    setPreview(file && URL.createObjectURL(file))
    setFocus(file ? centre : stored)
    setWhole(false)
  }

  function chooseWhole(event: ChangeEvent<HTMLInputElement>) {
    setWhole(event.target.checked)
    if (!preview) setFocus(event.target.checked ? centre : stored)
  }

  const present = isWhole ? (current?.whole_image ?? null) : (current?.image ?? null)
  const shown = preview ?? (isRemoved ? null : present)
  const hasMargins = preview !== null || (current?.whole_image != null && !isRemoved)
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Field
          name="image"
          label={words.image}
          type="file"
          accept={acceptedTypes}
          hint={hint}
          onChange={(event) => void choose(event)}
        />
        <p role="status" className="text-ink-soft mt-1 text-sm empty:hidden">
          {picture.status}
        </p>
        <p role="alert" className="text-paprika-ink mt-1 text-sm font-semibold empty:hidden">
          {picture.problem}
        </p>
      </div>
      {shown && <FocusPicker image={shown} focus={focus} onChange={setFocus} />}
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
