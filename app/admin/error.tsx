'use client'

import { useWords } from './_client/admin-language'
import { Button } from './_ui/button'
import { PlainPage } from './_ui/plain-page'

/** `retry` asks the server again. */
export default function AdminError({ retry }: { retry: () => void }) {
  const words = useWords('shell')
  return (
    <PlainPage title={words.failedTitle}>
      <p className="mb-6">{words.failedText}</p>
      <Button tone="primary" onClick={retry}>
        {words.tryAgain}
      </Button>
    </PlainPage>
  )
}
