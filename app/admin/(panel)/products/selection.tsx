'use client'

import { createContext, use, useState, type ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

interface Selection {
  ids: string[]
  set: (ids: readonly string[], isSelected: boolean) => void
}

const SelectionContext = createContext<Selection>({ ids: [], set: () => {} })

export function useSelection(): Selection {
  return use(SelectionContext)
}

/** Outlasts turning the page; what no longer matches the filter is left out. */
export function SelectionProvider({ matching, children }: { matching: string[]; children: ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const set: Selection['set'] = (ids, isSelected) =>
    setChosen((before) => new Set(isSelected ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  return <SelectionContext value={{ ids: matching.filter((id) => chosen.has(id)), set }}>{children}</SelectionContext>
}

export function SelectRow({ id, name }: { id: string; name: string }) {
  const words = useWords('menu')
  const { ids, set } = useSelection()
  return (
    // Its label is as large as a fingertip.
    <label className="flex size-11 items-center">
      <input
        type="checkbox"
        name="selected"
        checked={ids.includes(id)}
        onChange={(event) => set([id], event.currentTarget.checked)}
        className="accent-accent size-5"
      />
      <span className="sr-only">{fill(words.selectNamed, { name })}</span>
    </label>
  )
}
