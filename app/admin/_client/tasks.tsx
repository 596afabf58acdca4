'use client'

import { usePathname } from 'next/navigation'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { api } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import type { Tasks } from '../_pages'
import { useWords } from './admin-words'

const TasksContext = createContext<Tasks | null>(null)

/** Counted anew on each page and return to the tab, never by a clock: an unused session has to end. */
export function TasksProvider({ children }: { children: ReactNode }) {
  const path = usePathname()
  const [tasks, setTasks] = useState<Tasks | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (counted: Tasks | null) => isCurrent && setTasks(counted)
    const ask = () => {
      if (document.hidden) return
      void api('GET admin/tasks').then(show, () => show(null))
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', ask)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path])
  return <TasksContext value={tasks}>{children}</TasksContext>
}

/** Beside a link, not in it: the link keeps its name. */
export function Waiting({ of }: { of: readonly (keyof Tasks | undefined)[] }) {
  const words = useWords('shell')
  const tasks = use(TasksContext)
  const count = of.reduce((sum, name) => sum + (name && tasks ? tasks[name] : 0), 0)
  if (count === 0) return null
  return (
    <span className="bg-saffron text-poster-ink pointer-events-none grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs font-bold whitespace-nowrap tabular-nums">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{fill(words.waiting, { count })}</span>
    </span>
  )
}
