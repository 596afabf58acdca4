import { useState } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { Wordmark } from '@/app/_ui/shop-mark'
import { picturePath } from '@/lib/pictures/picture-path'
import type { LookView } from '@/lib/shop/look/schema'
import { useWords } from '../../../_client/admin-words'
import { LookPictureField } from './look-picture-field'
import { Section } from './look-fields'

interface Props {
  look: LookView
  shopName: string
  fieldErrors: FieldErrors
}

/** The name as a word mark, or a picture instead of it. */
export function LogoSection({ look, shopName, fieldErrors }: Props) {
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
      <LookPictureField
        name="logo"
        id="logo"
        label={words.logoFile}
        hint={words.pictureHint}
        hash={hash}
        onChange={setHash}
        dataField="logo"
        error={fieldErrors.logo}
      />
    </Section>
  )
}
