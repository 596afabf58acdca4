import { useState, type ChangeEvent, createContext, use } from 'react'
import { reasonOf } from '@/app/_client/api'
import type { Answer } from '@/app/_client/contract-calls'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { lookPictureLimit } from '@/lib/shop/look/limits'
import { useWords } from '../../../_client/admin-words'

interface Props {
  /** Of the hidden field that holds the hash of the picture. */
  name: string
  id: string
  label: string
  hint: string
  hash: string
  onChange: (hash: string) => void
  dataField: string
  error: string | undefined
}

/** Sends a picture as soon as it is chosen, so that it can be shown; the form keeps its name. */
export function LookPictureField({ name, id, label, hint, hash, onChange, dataField, error }: Props) {
  const words = useWords('look')
  const { words: shared } = useScope()
  const upload = useUpload()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [image] = currentTarget.files ?? []
    if (!image) return
    setProblem(image.size > lookPictureLimit ? words.pictureTooLarge : '')
    if (image.size > lookPictureLimit) return
    setPending(true)
    try {
      onChange((await upload(image)).hash)
    } catch (failure) {
      setProblem(reasonOf(failure, shared.network))
    }
    setPending(false)
    currentTarget.value = ''
  }

  return (
    <div>
      <input type="hidden" name={name} value={hash} />
      <Field
        name=""
        id={id}
        label={label}
        hint={hint}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/svg+xml"
        disabled={isPending}
        data-field={dataField}
        error={error}
        onChange={(event) => void send(event)}
      />
      <p role="status" className="text-ink-soft mt-1 text-sm empty:hidden">
        {isPending ? words.uploading : ''}
      </p>
      <p role="alert" className="text-paprika-ink mt-1 text-sm font-semibold empty:hidden">
        {problem}
      </p>
      {hash && (
        <Button look="plain" className="mt-2" onClick={() => onChange('')}>
          {words.removePicture}
        </Button>
      )}
    </div>
  )
}

type Uploaded = Answer<'POST look/pictures'>

/** Sends a picture; whoever's session has ended is asked for the password, beside the form and not in it. */
export const UploadContext = createContext<((image: File) => Promise<Uploaded>) | null>(null)

function useUpload(): (image: File) => Promise<Uploaded> {
  const upload = use(UploadContext)
  if (!upload) throw new Error('useUpload needs a LookForm above it')
  return upload
}
