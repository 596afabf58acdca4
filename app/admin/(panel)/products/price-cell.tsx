'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { amountOf } from '@/app/_client/form'
import { Icon } from '@/app/_ui/icon'
import { priceOf } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import type { MenuItemView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'
import { useEditForm } from '../../_form/use-edit-form'

type Item = Pick<MenuItemView, 'id' | 'name' | 'price' | 'version'>

export function PriceCell({ item }: { item: Item }) {
  const words = useWords('menu')
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown')
  const price = priceOf(item.price)
  if (state === 'edited') return <PriceForm item={item} close={() => setState('left')} />
  return (
    <button
      type="button"
      autoFocus={state === 'left'}
      aria-label={fill(words.changePrice, { name: item.name, price })}
      className="row-control -mx-2.5 tabular-nums"
      onClick={() => setState('edited')}
    >
      {price}
    </button>
  )
}

function PriceForm({ item, close }: { item: Item; close: () => void }) {
  const words = useWords('menu')
  const shell = useWords('shell')
  const router = useRouter()
  const form = useEditForm<{ price: string }, Item>({
    opened: item,
    explain: (message) => fill(words.saveFailed, { message }),
    read: (typed) => ({ price: amountOf(typed, 'price') }),
    change: (fields, ifMatch) =>
      api('PUT menuItems/updateMenuItem/{id}', { params: { id: item.id }, form: fields, ifMatch }),
    onSaved: () => {
      router.refresh()
      close()
    },
  })
  const { watch } = form
  return (
    <>
      <form
        ref={watch}
        noValidate
        onSubmit={form.onSubmit}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        aria-label={fill(words.changePrice, { name: item.name, price: priceOf(item.price) })}
        className="inline-flex items-start text-left whitespace-normal"
      >
        <AmountField
          name="price"
          id={`price-${item.id}`}
          label={words.price}
          stored={item.price}
          required
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          className="w-28 [&_label]:sr-only"
          error={form.fieldErrors.price ?? form.notice?.text}
        />
        <button type="submit" aria-label={shell.save} disabled={form.isPending} className="row-control row-icon mt-1">
          <Icon name="check" />
        </button>
        <button type="button" aria-label={shell.cancel} className="row-control row-icon mt-1" onClick={close}>
          <Icon name="close" />
        </button>
      </form>
      {form.dialogs}
    </>
  )
}
