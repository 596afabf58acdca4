'use client'

import { useEffect } from 'react'
import { usePathname } from 'next/navigation'
import { countOf, mendCart, subtotalRappen, useCart } from '@/app/_client/cart/cart'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { useWantedDelivery } from '@/app/_client/cart/wanted-delivery'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { counted, fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/values/money'

// Where it would repeat the page or cover a form; a dish's page has a bar of its own.
const hereItIsInTheWay = /\/(cart|checkout(\/\w+)?|login(\/\w+)?|[Rr]egister|forgot-password|dish\/[^/]+)$/

export function CartBar({ pickupMinimumRappen }: { pickupMinimumRappen: number }) {
  const { language, words } = useScope()
  const cart = useCart()
  const wanted = useWantedDelivery()
  const path = usePathname()
  useTyping()
  useEffect(() => {
    if (mendCart()) notify(words.cartDamaged, 'alert')
  }, [words])
  const count = countOf(cart)
  if (count === 0 || hereItIsInTheWay.test(path)) return null
  const total = subtotalRappen(cart)
  const minimumRappen = wanted ? wanted.minimumRappen : pickupMinimumRappen
  const missing = Math.max(0, minimumRappen - total)
  return (
    <aside aria-label={words.cart} className="foot-bar @container sticky bottom-0 z-40 p-2 lg:hidden">
      <Link
        href="/cart"
        className="press-shown on-night animate-rise rounded-card bg-night text-night-ink shadow-float relative flex h-14 items-center justify-between gap-3 overflow-hidden px-4 font-semibold whitespace-nowrap"
      >
        <span className="flex min-w-0 gap-1">
          <span className="truncate">{counted(words.dishes, count, language)}</span>
          <span aria-hidden>·</span>
          <span className="price">{formatPrice(total)}</span>
        </span>
        <span className="flex items-center gap-2">
          <span className="@max-[16rem]:sr-only">{words.viewCart}</span> <Icon name="arrow" />
        </span>
        {minimumRappen > 0 && (
          <>
            <span className="sr-only">
              {missing > 0
                ? fill(words.toMinimum, { amount: formatPrice(missing), minimum: formatPrice(minimumRappen) })
                : words.minimumReached}
            </span>
            <Progress part={total / minimumRappen} />
          </>
        )}
      </Link>
    </aside>
  )
}

function Progress({ part }: { part: number }) {
  return (
    <span
      aria-hidden="true"
      className="bg-second absolute inset-x-0 bottom-0 h-1 origin-left transition-transform duration-200"
      style={{ transform: `scaleX(${Math.min(1, part)})` }}
    />
  )
}

// A phone fires the click a little after the finger has left.
const untilClickMs = 300
const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select'
const ends = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Marks the body while a field has the focus, so that the bar makes room for the keyboard. It returns only after the
 * press that left the field, so that the click hits what was under the finger. A :has(:focus) rule would search a long
 * menu at every tap.
 */
function useTyping(): void {
  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressing = false
    const look = () => {
      if (document.activeElement?.matches(typedInto)) document.body.dataset.typing = ''
      else if (!isPressing) delete document.body.dataset.typing
    }
    const onPress = () => {
      clearTimeout(timer)
      isPressing = true
    }
    const onEnd = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isPressing = false
        look()
      }, untilClickMs)
    }
    // While the focus moves, no element has it.
    const onFocusChange = () => setTimeout(look)
    look()
    document.addEventListener('focusin', onFocusChange, options)
    document.addEventListener('focusout', onFocusChange, options)
    document.addEventListener('pointerdown', onPress, options)
    for (const end of ends) document.addEventListener(end, onEnd, options)
    return () => stop.abort()
  }, [])
}
