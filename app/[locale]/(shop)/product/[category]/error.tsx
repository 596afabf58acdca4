'use client'

import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'

/** The menu could not be fetched: said in the specification's words, with a way to try again. */
export default function CategoryError({ error, retry }: { error: Error; retry: () => void }) {
  const { words } = useScope()
  // What the router throws when an answer was not one of its own has no digest.
  const text = 'digest' in error ? words.errorCategory : words.unreadable
  return (
    <div className="page grid justify-items-start gap-6 py-20">
      <p role="alert" className="text-xl font-bold">
        {text}
      </p>
      <Button onClick={retry}>{words.retry}</Button>
    </div>
  )
}
