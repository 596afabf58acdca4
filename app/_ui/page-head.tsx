import type { ReactNode } from 'react'

export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="pt-10 pb-8 md:pt-16 md:pb-10">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {lead && <p className="text-ink-soft mt-4 max-w-2xl text-lg">{lead}</p>}
      {children}
    </header>
  )
}
