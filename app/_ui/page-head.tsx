import type { ReactNode } from 'react'
import { Fitted } from './fitted'

export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="pt-10 pb-8 md:pt-16 md:pb-10">
      <Fitted text={title} look="page-title" />
      {lead && <p className="text-ink-soft mt-4 max-w-2xl text-lg">{lead}</p>}
      {children}
    </header>
  )
}
