import type { ReactNode } from 'react'

/** One calm column beside a tinted poster: for pages that ask for a few lines. */
export function NarrowPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page grid gap-10 pt-10 md:pt-16 lg:grid-cols-[1fr_28rem] lg:gap-20">
      <header>
        <h1 className="text-2xl md:text-3xl lg:text-4xl lg:font-extrabold lg:tracking-[-0.04em]">{title}</h1>
        {lead && <p className="text-ink-soft mt-5 max-w-md text-lg">{lead}</p>}
      </header>
      <div className="rounded-card border-line bg-card border p-5 md:p-8">{children}</div>
    </div>
  )
}
