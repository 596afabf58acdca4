import { useState, type ChangeEvent, createContext, use } from 'react'
import { type WireAnswer, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { acceptedTypes } from '@/lib/pictures/chosen-picture'
import { lookPictureLimit } from '@/lib/shop/limits'
import { useWords } from '../../../_client/admin-words'
import { useSmallPicture } from '../../../_pictures/use-small-picture'
import { Wordmark } from '@/app/_ui/shop-mark'
import { picturePath } from '@/lib/pictures/picture-path'
import type { LookView } from '@/lib/shop/look/schema'
import { Section } from './look-fields'

interface Props {
  look: LookView
  shopName: string
}

export function LogoSection({ look, shopName }: Props) {
  const words = useWords('look')
  const [hash, setHash] = useState(look.logo?.hash ?? '')
  return (
    <Section title={words.logo} lead={words.logoLead}>
      <p className="border-line rounded-field mb-3 inline-block border px-5 py-3 text-xl">
        {hash ? (
          <img src={picturePath(hash, 320)} alt={words.logo} className="max-h-20 max-w-full" />
        ) : (
          <Wordmark name={shopName} />
        )}
      </p>
      <LookPictureField name="logo" id="logo" label={words.logoFile} hash={hash} onChange={setHash} dataField="logo" />
    </Section>
  )
}

interface LookPictureFieldProps {
  /** The hidden field that holds the picture's hash. */
  name: string
  id: string
  label: string
  hash: string
  onChange: (hash: string) => void
  dataField: string
}

/** Uploads a picture as soon as it is chosen, so that it can be shown; the form holds its hash. */
export function LookPictureField({ name, id, label, hash, onChange, dataField }: LookPictureFieldProps) {
  const words = useWords('look')
  const { words: shared } = useScope()
  const upload = useUpload()
  const picture = useSmallPicture(lookPictureLimit, words.pictureTooLarge)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    setProblem('')
    const image = await picture.makeSmallIn(input)
    if (!image) return
    setPending(true)
    try {
      onChange((await upload(image)).hash)
    } catch (failure) {
      setProblem(reasonOf(failure, shared.network))
    }
    setPending(false)
    input.value = ''
  }

  return (
    <div>
      <input type="hidden" name={name} value={hash} />
      <Field
        name=""
        id={id}
        label={label}
        hint={words.pictureHint}
        type="file"
        accept={`${acceptedTypes},image/svg+xml`}
        disabled={isPending}
        data-field={dataField}
        onChange={(event) => void send(event)}
      />
      <p role="status" className="text-ink-soft mt-1 text-sm empty:hidden">
        {isPending ? words.uploading : picture.status}
      </p>
      <p role="alert" className="text-paprika-ink mt-1 text-sm font-semibold empty:hidden">
        {problem || picture.problem}
      </p>
      {hash && (
        <Button look="plain" className="mt-2" onClick={() => onChange('')}>
          {words.removePicture}
        </Button>
      )}
    </div>
  )
}

type Uploaded = WireAnswer<'POST look/pictures'>

/** Uploads a picture; when the session has ended it asks for the password, beside the form and not in it. */
export const UploadContext = createContext<((image: File) => Promise<Uploaded>) | null>(null)

function useUpload(): (image: File) => Promise<Uploaded> {
  const upload = use(UploadContext)
  if (!upload) throw new Error('useUpload needs a LookForm above it')
  return upload
}
