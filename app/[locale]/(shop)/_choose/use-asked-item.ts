import { useEffect, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { pollWhileVisible } from '@/app/_client/poll'
import { useScope } from '@/app/_client/scope'
import type { Language } from '@/lib/i18n/language'
import { type AskedItem, askedItemOf } from './asked-item'

export type Asking = AskedItem | 'loading' | 'failed' | 'unknown'

interface Answer {
  id: string
  asking: Asking
}

/**
 * The current item with its questions, which are not in every page that has a card. Fetched again while it is open,
 * because an option may sell out meanwhile.
 */
export function useAskedItem(id: string): { asking: Asking; retry: () => void } {
  const { language } = useScope()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const forget = ask(id, language, setAnswer)
    const askAgain = () => void ask(id, language, (next) => setAnswer((known) => newerOf(known, next)))
    const stop = pollWhileVisible(askAgain, roundMs)
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

// A sheet is open for a minute at most, and what it sells may be the last portion.
const roundMs = 10_000

/** A failed refetch keeps the last answer. */
function newerOf(known: Answer | null, next: Answer): Answer | null {
  const isKnown = known?.id === next.id && typeof known.asking === 'object'
  return known && (known.id !== next.id || (isKnown && next.asking === 'failed')) ? known : next
}

/** Returns a function that discards a late answer. */
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
