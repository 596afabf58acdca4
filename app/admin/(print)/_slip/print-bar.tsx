'use client'

import { useEffect } from 'react'
import { Button, buttonClass } from '@/app/_ui/button'

interface PrintBarProps {
  back: string
  isPrintedNow: boolean
  words: { print: string; details: string }
}

export function PrintBar({ back, isPrintedNow, words }: PrintBarProps) {
  useEffect(() => {
    if (isPrintedNow) window.print()
  }, [isPrintedNow])

  return (
    <header className="screen-only bg-plum flex justify-center gap-3 p-3">
      <a href={back} className={buttonClass('night')}>
        {words.details}
      </a>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </header>
  )
}
