import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../../_language'
import { PrintBar } from './print-bar'

interface SlipProps {
  back: string
  isPrintedNow: boolean
  children: ReactNode
}

/** 80 mm of thermal paper, with the way back and the print button above it on the screen. */
export async function Slip({ back, isPrintedNow, children }: SlipProps) {
  const { board, orders } = texts(await adminLanguage()).admin
  return (
    <>
      <PrintBar back={back} isPrintedNow={isPrintedNow} words={{ print: orders.print, details: board.details }} />
      <main id="content" className="slip">
        {children}
      </main>
    </>
  )
}
