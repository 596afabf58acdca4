'use client'

import { createContext, use, useState, type ReactNode } from 'react'
import { Chip } from '@/app/_ui/chip'

const ChosenContext = createContext<string | null>(null)

interface Props {
  title: ReactNode
  label: string
  all: string
  categories: { id: string; name: string }[]
  children: ReactNode
}

/** All cards are in the page; choosing a category only changes which of them are shown. */
export function BestsellerFilter({ title, label, all, categories, children }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <div className="mb-6 flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        {title}
        <div
          role="group"
          aria-label={label}
          className="-mx-5 flex scrollbar-none gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:px-0"
        >
          {[{ id: null, name: all }, ...categories].map(({ id, name }) => (
            <Chip key={name} aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              {name}
            </Chip>
          ))}
        </div>
      </div>
      <ChosenContext value={chosen}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
      </ChosenContext>
    </>
  )
}

/** `isOverall`: among the first of the whole menu; `category`: its own, where it is among that category's first. */
export function Bestseller({
  isOverall,
  category,
  children,
}: {
  isOverall: boolean
  category: string | null
  children: ReactNode
}) {
  const chosen = use(ChosenContext)
  return <li hidden={chosen === null ? !isOverall : chosen !== category}>{children}</li>
}
