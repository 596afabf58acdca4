'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { useWords } from '../_client/admin-words'
import { Waiting } from '../_client/tasks'
import type { Door } from '../_pages'
import { currentOf } from './nav-links'

/** At the foot of a phone; on a larger screen only the drawer is left of it. */
export function Bar({ doors, drawer }: { doors: Door[]; drawer: ReactNode }) {
  const words = useWords('shell')
  const current = currentOf(doors, usePathname())
  return (
    <nav aria-label={words.oftenUsed} className="office-bar on-night bg-plum">
      {doors.map(({ name, label, icon, isInBar, entries }) => {
        const [first] = entries
        if (!isInBar || !first) return null
        return (
          <div key={name} className="relative md:hidden">
            <Link
              href={first.href}
              aria-current={entries.some(({ href }) => href === current) ? 'page' : undefined}
              className="bar-stop"
            >
              <Icon name={icon} />
              {label}
            </Link>
            <span className="absolute top-1 left-1/2 ml-2">
              <Waiting of={entries.map(({ waits }) => waits)} />
            </span>
          </div>
        )
      })}
      {drawer}
    </nav>
  )
}
