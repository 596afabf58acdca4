import type { ReactNode } from 'react'
import { PrintBar } from './print-bar'

/** 80 mm of thermal paper, with the way back and the print button above it on the screen. */
export function Slip({ back, isPrintedNow, children }: { back: string; isPrintedNow: boolean; children: ReactNode }) {
  return (
    <>
      <PrintBar back={back} isPrintedNow={isPrintedNow} />
      <main id="content" className="slip">
        {children}
      </main>
    </>
  )
}
