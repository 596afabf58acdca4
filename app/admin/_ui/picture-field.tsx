import { useState, type ChangeEvent } from 'react'
import { useWords } from '../_client/admin-words'
import { CheckField, Field } from '@/app/_ui/field'

interface PictureFieldProps {
  /** The picture as it is now. */
  current: string | null
  hint: string
  tooLarge: string
  isTooLarge: (bytes: number) => boolean
  error?: string | undefined
}

const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

/** Chooses a picture, shows it, and says at once what the shop would refuse; the server looks at its content again. */
export function PictureField({ current, hint, tooLarge, isTooLarge, error }: PictureFieldProps) {
  const words = useWords('menu')
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isRemoved, setRemoved] = useState(false)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0] ?? null
    const refusal = chosen && refusalOf(chosen)
    setProblem(refusal ?? '')
    if (preview) URL.revokeObjectURL(preview)
    setPreview(chosen && !refusal ? URL.createObjectURL(chosen) : null)
    // What is refused here must not be sent by the form either.
    if (refusal) event.currentTarget.value = ''
  }

  function refusalOf({ type, size }: File): string | null {
    if (!types.includes(type)) return words.imageWrongType
    return isTooLarge(size) ? tooLarge : null
  }

  const shown = preview ?? (isRemoved ? null : current)
  return (
    <div className="flex items-start gap-4">
      {shown && (
        <img
          src={shown}
          alt={words.imagePreview}
          className="rounded-field border-line size-24 shrink-0 border object-cover"
        />
      )}
      <div className="grow">
        <Field
          name="image"
          label={words.image}
          type="file"
          accept={types.join(',')}
          hint={hint}
          error={error}
          onChange={choose}
        />
        <p role="alert" className="text-paprika-ink mt-1 text-sm font-semibold empty:hidden">
          {problem}
        </p>
        {current && !preview && (
          <CheckField
            name="remove_image"
            label={words.removeImage}
            checked={isRemoved}
            onChange={(event) => setRemoved(event.target.checked)}
          />
        )}
      </div>
    </div>
  )
}
