import { useState } from 'react'
import { textOf } from '@/app/_client/form'
import { wantDelivery } from '@/app/_client/cart/wanted-delivery'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { Fulfilment } from '@/lib/orders/limits'
import { plainPostcode } from '@/lib/platform/values/postcode'
import type { Mode } from './amounts'
import { draftedFulfilment, readDraft, withDraft } from './draft'

export interface ModeState extends Mode {
  choose: (fulfilment: Fulfilment) => void
  shipsElsewhere: boolean
  setShipsElsewhere: (shipsElsewhere: boolean) => void
  hasShippingFields: boolean
  follow: (form: HTMLFormElement) => void
}

/** Fulfilment, and with it the postcode that decides about fee and minimum. */
export function useMode(profile: Billing): ModeState {
  const [fulfilment, setFulfilment] = useState<Fulfilment>(draftedFulfilment)
  function choose(chosen: Fulfilment) {
    setFulfilment(chosen)
    if (chosen === 'pickup') wantDelivery(null)
  }
  const [shipsElsewhere, setShipsElsewhere] = useState(() => {
    const draft = readDraft()
    return draft ? 'ship_to_different_address' in draft : profile.ship_to_different_address
  })
  const [postcodes, setPostcodes] = useState(() => {
    const { postcode, shipping_postcode } = withDraft(profile)
    return { postcode, shipping_postcode }
  })
  const hasShippingFields = shipsElsewhere && fulfilment === 'delivery'
  function follow(form: HTMLFormElement) {
    const data = new FormData(form)
    const postcode = plainPostcode(textOf(data, 'postcode'))
    const shipping_postcode = data.has('shipping_postcode')
      ? plainPostcode(textOf(data, 'shipping_postcode'))
      : postcodes.shipping_postcode
    if (postcode === postcodes.postcode && shipping_postcode === postcodes.shipping_postcode) return
    setPostcodes({ postcode, shipping_postcode })
  }
  const postcode = hasShippingFields ? postcodes.shipping_postcode : postcodes.postcode
  return { fulfilment, postcode, choose, shipsElsewhere, setShipsElsewhere, hasShippingFields, follow }
}
