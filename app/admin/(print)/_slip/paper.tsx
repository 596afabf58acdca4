'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button, buttonClass } from '@/app/_ui/button'
import { pageRule, paperLength } from './paper-length'

interface PaperProps {
  back: string
  isPrintedNow: boolean
  /** The paper's length until it is measured. */
  expectedMm: number
  words: { print: string; details: string }
  children: ReactNode
}

/** CSS knows no page as long as its content: it is measured at mount, and again before every print. */
export function Paper({ back, isPrintedNow, expectedMm, words, children }: PaperProps) {
  const slip = useRef<HTMLElement>(null)
  const [lengthMm, setLengthMm] = useState(expectedMm)

  useEffect(() => {
    const measure = () => {
      if (!slip.current) return
      const { height } = slip.current.getBoundingClientRect()
      // The browser lays the page out as soon as this listener has returned.
      flushSync(() => setLengthMm(paperLength(height)))
    }
    window.addEventListener('beforeprint', measure)
    void document.fonts.ready.then(() => {
      measure()
      if (isPrintedNow && slip.current) window.print()
    })
    return () => window.removeEventListener('beforeprint', measure)
  }, [isPrintedNow])

  return (
    <>
      <style>{pageRule(lengthMm)}</style>
      <header className="screen-only bg-plum on-night flex flex-wrap justify-center gap-3 p-3">
        <a href={back} className={buttonClass('night')}>
          {words.details}
        </a>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </header>
      <main id="content" ref={slip} className="slip">
        {children}
      </main>
    </>
  )
}
