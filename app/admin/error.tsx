'use client'

import { Button } from '@/app/_ui/button'
import { useWords } from './_client/admin-words'
import { PlainPage } from './_ui/plain-page'

export default function AdminError({ retry }: { retry: () => void }) {
  const words = useWords('shell')
  return (
    <PlainPage title={words.failedTitle}>
      <p className="mb-6">{words.failedText}</p>
      <Button onClick={retry}>{words.tryAgain}</Button>
    </PlainPage>
  )
}
