'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/app/_ui/link'
import { useWords } from '../_client/admin-words'
import type { NavEntry } from '../_pages'

export function NavLinks({ groups }: { groups: NavEntry[][] }) {
  const words = useWords('shell')
  const path = usePathname()
  return (
    <nav aria-label={words.navigation} className="flex flex-col gap-2 divide-y divide-white/15">
      {groups.map((entries, index) => (
        <ul key={index} className="flex flex-col gap-0.5 not-first:pt-2 not-last:pb-2">
          {entries.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={isWithin(path, href) ? 'page' : undefined}
                className="rounded-card text-night-ink/85 hover:text-night-ink flex min-h-11 items-center px-4 font-semibold hover:bg-white/10 aria-[current]:bg-white/15 aria-[current]:text-white"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
