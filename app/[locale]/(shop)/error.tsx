'use client'

import { useScope } from '@/app/_client/scope'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Fitted } from '@/app/_ui/fitted'
import { fill } from '@/lib/i18n/fill'

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

export default function ShopError({ error, retry }: Props) {
  const { words } = useScope()
  return (
    <div className="page grid min-h-[60vh] content-center justify-items-start py-20">
      <Fitted text={words.errorTitle} className="w-full" />
      <p role="alert" className="text-ink-soft mt-6 max-w-xl text-lg">
        {cause(error, words)} {words.errorText}
      </p>
      {error.digest && (
        <p className="text-ink-soft mt-2 text-sm">{fill(words.errorReference, { digest: error.digest })}</p>
      )}
      <div className="mt-10 flex gap-3">
        <Button onClick={retry}>{words.retry}</Button>
        <ButtonLink href="/" look="outline">
          {words.backHome}
        </ButtonLink>
      </div>
    </div>
  )
}

/** An error of the server has a digest, an unreadable answer has none. */
function cause(error: Props['error'], words: { errorCategory: string; unreadable: string }): string {
  if (!window.location.pathname.includes('/product/')) return ''
  return `${error.digest ? words.errorCategory : words.unreadable}.`
}
