'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { useWords } from '../_client/admin-words'
import { Waiting } from '../_client/tasks'
import type { Door, NavEntry } from '../_pages'

export function NavLinks({ doors }: { doors: Door[] }) {
  const words = useWords('shell')
  const current = currentOf(doors, usePathname())
  const [opened, setOpened] = useState<Door['name'] | null>(null)
  return (
    <nav aria-label={words.navigation}>
      <ul className="flex flex-col gap-1">
        {doors.map(({ name, label, icon, entries }) => {
          const isCurrent = entries.some(({ href }) => href === current)
          const isOpen = isCurrent || opened === name
          const shown = entries.filter(({ isAlways }) => isOpen || isAlways)
          return (
            <li key={name}>
              <DoorHead
                {...{ label, icon, isOpen }}
                hidden={entries.filter((entry) => !shown.includes(entry))}
                onToggle={
                  entries.every(({ isAlways }) => isAlways) || isCurrent
                    ? undefined
                    : () => setOpened(isOpen ? null : name)
                }
              />
              <ul className="flex flex-col gap-px">
                {shown.map((entry) => (
                  <Entry key={entry.href} {...entry} isCurrent={entry.href === current} />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface DoorHeadProps extends Pick<Door, 'label' | 'icon'> {
  isOpen: boolean
  /** The entries that are out of sight. */
  hidden: NavEntry[]
  /** Absent where nothing more is behind it. */
  onToggle: (() => void) | undefined
}

function DoorHead({ label, icon, isOpen, hidden, onToggle }: DoorHeadProps) {
  const look = 'text-night-soft flex min-h-11 w-full items-center gap-2 px-2 text-sm font-semibold xl:min-h-7'
  const content = (
    <>
      <Icon name={icon} className="size-4" />
      <span>{label}</span>
    </>
  )
  if (!onToggle) return <p className={look}>{content}</p>
  return (
    <div className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={`${look} rounded-card hover:text-night-ink hover:bg-white/10`}
      >
        {content}
        <Icon name="chevron" className={`ml-auto size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <span className="absolute top-1/2 right-8 -translate-y-1/2">
        <Waiting of={hidden.map(({ waits }) => waits)} />
      </span>
    </div>
  )
}

function Entry({ href, label, waits, isCurrent }: NavEntry & { isCurrent: boolean }) {
  return (
    <li className="relative">
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="rounded-card text-night-ink/85 hover:text-night-ink aria-[current]:text-night-ink flex min-h-11 items-center pr-2 pl-8 font-semibold hover:bg-white/10 aria-[current]:bg-white/15 xl:min-h-8"
      >
        {label}
      </Link>
      <span className="absolute top-1/2 right-2 -translate-y-1/2">
        <Waiting of={[waits]} />
      </span>
    </li>
  )
}

/** Of the pages that this one lies within, the nearest. */
export function currentOf(doors: readonly Door[], path: string): string | undefined {
  return doors
    .flatMap(({ entries }) => entries.map(({ href }) => href))
    .filter((href) => path === href || path.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}
