'use client'

import NextLink from 'next/link'
import { useState, type ComponentProps } from 'react'
import { useScope } from '@/app/_client/scope'
import { href as prefixed } from '@/lib/i18n/language'

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string }

/**
 * A link that stays in the guest's kind of address (`/menu` or `/de/menu`). It fetches its page when somebody is about
 * to follow it: a menu has more links than a phone's connection has room for.
 */
export function Link({ href, onPointerEnter, onFocus, ...rest }: Props) {
  const { prefix } = useScope()
  const [isLikely, setLikely] = useState(false)
  return (
    <NextLink
      {...rest}
      href={prefixed(prefix, href)}
      prefetch={isLikely ? null : false}
      onPointerEnter={(event) => {
        setLikely(true)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setLikely(true)
        onFocus?.(event)
      }}
    />
  )
}
