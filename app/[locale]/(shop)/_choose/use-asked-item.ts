import { useEffect, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { whileWatched } from '@/app/_client/now'
import type { Language } from '@/lib/i18n/language'
import { askedItemOf, type AskedItem } from './asked-item'

export type Asking = AskedItem | 'loading' | 'failed' | 'unknown'

interface Answer {
  id: string
  asking: Asking
}

/**
 * The menu item as it is now: its questions are fetched when they are asked, and are not in every page that has a card.
 * They are asked again while somebody looks at them, because the kitchen may sell out of what he is about to choose.
 */
export function useAskedItem(id: string): { asking: Asking; retry: () => void } {
  const { language } = useScope()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const forget = ask(id, language, setAnswer)
    const stop = whileWatched(() => void ask(id, language, (next) => setAnswer((known) => newerOf(known, next))))
    return () => {
      forget()
      stop()
    }
  }, [id, language])
  function retry() {
    setAnswer(null)
    ask(id, language, setAnswer)
  }
  return { asking: answer?.id === id ? answer.asking : 'loading', retry }
}

/** A try in between that fails takes nothing away from who is choosing. */
function newerOf(known: Answer | null, next: Answer): Answer | null {
  const isKnown = known?.id === next.id && typeof known.asking === 'object'
  return known && (known.id !== next.id || (isKnown && next.asking === 'failed')) ? known : next
}

/** Gives back what makes the answer come too late. */
function ask(id: string, language: Language, onAnswer: (answer: Answer) => void): () => void {
  let isWanted = true
  const settle = (asking: Asking) => isWanted && onAnswer({ id, asking })
  api('GET menuItems/{id}', { params: { id } }).then(
    (view) => settle(askedItemOf(view, language)),
    (error: unknown) => settle(error instanceof ApiRefusal && error.code === 'not_found' ? 'unknown' : 'failed'),
  )
  return () => {
    isWanted = false
  }
}
