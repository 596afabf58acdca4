'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/app/_ui/link'
import { useWords } from '../_client/admin-words'
import type { NavEntry } from '../_nav'

export function NavLinks({ entries }: { entries: NavEntry[] }) {
  const words = useWords('shell')
  const path = usePathname()
  return (
    <nav aria-label={words.navigation}>
      <ul className="flex flex-col gap-1">
        {entries.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isWithin(path, href) ? 'page' : undefined}
              className="rounded-card text-night-ink/85 hover:text-night-ink flex min-h-12 items-center px-4 font-semibold hover:bg-white/10 aria-[current]:bg-white/15 aria-[current]:text-white"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
