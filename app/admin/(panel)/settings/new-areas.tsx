import { useRef, useState, type ChangeEvent, type Ref } from 'react'
import { amountOf, textOf } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field, TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { readPostcodes } from '@/lib/shop/postcode-list'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'

/** As it is sent. */
export interface Area {
  postcode: string
  city: string
  fee: string
  minimum: string
}

interface NewAreasProps {
  onAdd: (areas: Area[], typed: FormData) => void
}

/** Many at once go into the list above, and are saved with it. */
export function NewAreas({ onAdd }: NewAreasProps) {
  const { addZone, addZoneFirst } = useWords('settings')
  const setup = useWords('setup')
  const { required } = useScope().words
  const list = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()

  function add() {
    const input = list.current
    if (!input?.form) return
    const mistake = mistakeIn(input.value, setup) || (input.value.trim() ? '' : required)
    setError(mistake)
    if (mistake) return input.focus()
    const typed = new FormData(input.form)
    onAdd(newAreasIn(typed), typed)
    input.value = ''
    input.setCustomValidity('')
  }

  return (
    <div className="border-line border-t pt-1" onChange={() => setError(undefined)}>
      <NewAreasFields ref={list} error={error} pending={addZoneFirst} />
      <Button look="outline" className="mt-4" onClick={add}>
        {addZone}
      </Button>
    </div>
  )
}

interface NewAreasFieldsProps {
  /** Of the list of postcodes, instead of the form's. */
  error: string | undefined
  ref?: Ref<HTMLTextAreaElement>
  /** Why a list without mistakes cannot be sent; without it, it is. */
  pending?: string
}

export function NewAreasFields({ error, ref, pending }: NewAreasFieldsProps) {
  const words = useWords('setup')
  const { fee, minimum } = useWords('settings')

  // As the field's own validity, so that nothing is sent and nothing typed is lost.
  function judge({ currentTarget: input }: ChangeEvent<HTMLTextAreaElement>) {
    input.setCustomValidity(mistakeIn(input.value, words) || (input.value.trim() && (pending ?? '')))
  }

  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <TextArea
        ref={ref}
        name="postcodes"
        label={words.postcodes}
        hint={words.postcodesHint}
        rows={2}
        maxLength={2000}
        required={pending === undefined}
        error={error}
        onChange={judge}
        className="sm:col-span-2"
      />
      <AmountField name="new_fee" label={fee} proposed="5.00" required />
      <AmountField name="new_minimum" label={minimum} proposed="30.00" required />
      <Field name="new_city" label={words.place} maxLength={80} />
    </div>
  )
}

export function newAreasIn(typed: FormData): Area[] {
  const shared = {
    city: textOf(typed, 'new_city'),
    fee: amountOf(typed, 'new_fee'),
    minimum: amountOf(typed, 'new_minimum'),
  }
  return readPostcodes(textOf(typed, 'postcodes')).postcodes.map((postcode) => ({ postcode, ...shared }))
}

function mistakeIn(text: string, words: AdminTexts['setup']): string {
  const { wrong } = readPostcodes(text)
  return wrong.length > 0 ? fill(words.postcodesWrong, { wrong: wrong.slice(0, 10).join(', ') }) : ''
}
