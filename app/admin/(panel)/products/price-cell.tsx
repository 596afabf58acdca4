'use client'

import { useRef, useState, type KeyboardEvent } from 'react'
import { useRouter } from 'next/navigation'
import { apiInWireNames } from '@/app/_client/api'
import { amountOf } from '@/app/_client/form'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { MenuItemView } from '@/lib/menu/schema'
import { formatPrice, rappenOf } from '@/lib/platform/values/money'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'
import { EditForm } from '../../_form/edit-form'
import { useEditForm } from '../../_form/use-edit-form'

type Item = Pick<MenuItemView, 'id' | 'name' | 'price' | 'version'>

export function PriceCell({ item }: { item: Item }) {
  const words = useWords('menu')
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown')
  const price = formatPrice(rappenOf(item.price))
  if (state === 'edited') return <PriceForm item={item} close={(isFocused) => setState(isFocused ? 'left' : 'shown')} />
  return (
    <button
      type="button"
      data-price=""
      autoFocus={state === 'left'}
      aria-label={fill(words.changePrice, { name: item.name, price })}
      className="row-control -mx-2.5 tabular-nums"
      onClick={() => setState('edited')}
    >
      {price}
    </button>
  )
}

/** Of the row below or above; the browser's own order would first pass all other buttons of a row. */
function priceBeside(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-price]')]
  return cells[cells.indexOf(cell) + step]
}

interface PriceFormProps {
  item: Item
  /** With the focus, unless it went on to another price. */
  close: (isFocused: boolean) => void
}

function PriceForm({ item, close }: PriceFormProps) {
  const words = useWords('menu')
  const shell = useWords('shell')
  const router = useRouter()
  const hasGoneOn = useRef(false)
  const form = useEditForm<{ price: string }, Item>({
    opened: item,
    explain: words.saveFailed,
    read: (typed) => ({ price: amountOf(typed, 'price') }),
    change: (fields, ifMatch) =>
      apiInWireNames('PUT menuItems/updateMenuItem/{id}', { params: { id: item.id }, form: fields, ifMatch }),
    onSaved: () => {
      router.refresh()
      close(!hasGoneOn.current)
    },
  })

  /** Saves while the next price is typed already; a refusal brings the focus back. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { key, currentTarget: element, target } = event
    if (key === 'Escape') return close(true)
    const isInField = target instanceof HTMLInputElement
    if (!isInField || (key !== 'Enter' && key !== 'Tab') || event.nativeEvent.isComposing) return
    const next = priceBeside(element, key === 'Tab' && event.shiftKey ? -1 : 1)
    if (key === 'Tab' && !next && isUntouched(element)) return close(true)
    event.preventDefault()
    hasGoneOn.current = next !== undefined
    if (isUntouched(element)) close(!next)
    else element.requestSubmit()
    if (next?.tagName === 'BUTTON') next.click()
    else next?.querySelector('input')?.focus()
  }

  const isUntouched = (element: HTMLFormElement) => amountOf(new FormData(element), 'price') === item.price.toFixed(2)
  return (
    <EditForm
      form={form}
      foot={
        <>
          <button type="submit" aria-label={shell.save} disabled={form.isPending} className="row-control row-icon mt-1">
            <Icon name="check" />
          </button>
          <button
            type="button"
            aria-label={shell.cancel}
            className="row-control row-icon mt-1"
            onClick={() => close(true)}
          >
            <Icon name="close" />
          </button>
        </>
      }
      onKeyDown={onKeyDown}
      data-price=""
      aria-label={fill(words.changePrice, { name: item.name, price: formatPrice(rappenOf(item.price)) })}
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
    </EditForm>
  )
}
