'use client'

import { useEffect } from 'react'
import { Button, buttonClass } from '@/app/_ui/button'
import { boardWords } from '@/lib/i18n/admin/board'
import { orderWords } from '@/lib/i18n/admin/orders'
import { useWords } from '../../_client/admin-language'

export function PrintBar({ back, isPrintedNow }: { back: string; isPrintedNow: boolean }) {
  const { print } = useWords(orderWords)
  const { details } = useWords(boardWords)

  useEffect(() => {
    if (isPrintedNow) window.print()
  }, [isPrintedNow])

  return (
    <div className="screen-only bg-plum flex justify-center gap-3 p-3">
      <a href={back} className={buttonClass('night')}>
        {details}
      </a>
      <Button onClick={() => window.print()}>{print}</Button>
    </div>
  )
}
