'use client'

import { useRouter } from 'next/navigation'
import { startTransition, type ComponentProps } from 'react'
import { useScope } from '@/app/_client/scope'
import { href as prefixed } from '@/lib/i18n/language'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  scroll?: boolean
}

// Rendered for one person at one moment: fetched on the click, not before.
const isPrivate = /^\/(admin|checkout|login|profile|track\/)/

/**
 * Prefetches on approach only: a menu has more links than a phone's connection has room for. next/link costs 4 kB, a
 * quarter of these pages' budget.
 */
export function Link({ href, scroll = true, onClick, onPointerEnter, onFocus, children, ...rest }: Props) {
  const { prefix } = useScope()
  const router = useRouter()
  const address = prefixed(prefix, href)
  function prefetch() {
    if (!isPrivate.test(href)) router.prefetch(address)
  }
  return (
    <a
      {...rest}
      href={address}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event, event.currentTarget)) return
        event.preventDefault()
        startTransition(() => router.push(address, { scroll }))
      }}
    >
      {children}
    </a>
  )
}

type ClickLike = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button' | 'defaultPrevented'>

/** Anything else, a new tab above all, is the browser's. */
export function isPlainClick(event: ClickLike, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !event.defaultPrevented && event.button === 0 && !hasModifier && !link.target
}
