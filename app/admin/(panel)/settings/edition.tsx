import { createContext, Fragment, use, useState, type ReactNode } from 'react'
import type { ShopView } from '@/lib/shop/schema'

interface Section {
  /** The settings that the section shows. */
  shop: ShopView
  /** Shows these instead, in fields of their own. */
  renew: (shop: ShopView) => void
  onSaved?: (() => void) | undefined
}

const SectionContext = createContext<Section | null>(null)

export function useSection(): Section {
  const section = use(SectionContext)
  if (!section) throw new Error('useSection needs an Edition above it')
  return section
}

interface EditionProps {
  shop: ShopView
  /** Where more of the page depends on what is saved. */
  onSaved?: () => void
  children: (shop: ShopView) => ReactNode
}

/**
 * A section keeps the settings that it was opened with, whatever is saved in the sections beside it: a newer value must
 * not slip into a form that somebody fills in.
 */
export function Edition({ shop, onSaved, children }: EditionProps) {
  const [{ current, number }, setEdition] = useState({ current: shop, number: 0 })
  const renew = (next: ShopView) => setEdition({ current: next, number: number + 1 })
  return (
    <SectionContext value={{ shop: current, renew, onSaved }}>
      <Fragment key={number}>{children(current)}</Fragment>
    </SectionContext>
  )
}
