import type { ReactNode } from 'react'

interface Props {
  title: string
  lead?: string
  children: ReactNode
}

/** A subject of the form. */
export function Section({ title, lead, children }: Props) {
  return (
    <section className="border-line border-b pt-4 pb-6 first:pt-0">
      <h2 className="text-lg">{title}</h2>
      {lead && <p className="text-ink-soft mb-3 max-w-prose">{lead}</p>}
      {children}
    </section>
  )
}
