import { stored } from './stored'

/** What a guest has chosen before the menu: delivery to a postcode, on the terms that were answered. */
export interface WantedDelivery {
  postcode: string
  /** CHF. */
  fee: number
  /** CHF. */
  minimum: number
}

const wanted = stored('delivery', (raw): WantedDelivery | null => {
  const { postcode, fee, minimum } = (raw ?? {}) as Partial<Record<keyof WantedDelivery, unknown>>
  if (typeof postcode !== 'string' || typeof fee !== 'number' || typeof minimum !== 'number') return null
  return { postcode, fee, minimum }
})

/** Null: pickup. */
export const useWantedDelivery = wanted.useValue
export const readWantedDelivery = wanted.read
export const wantDelivery = wanted.write
