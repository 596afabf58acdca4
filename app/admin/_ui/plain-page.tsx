import type { ReactNode } from 'react'

export function PlainPage({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-5 sm:px-6 md:px-8">
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="grow text-xl">{title}</h1>
        {actions}
      </div>
      {children}
    </main>
  )
}

export function Card({ title, children, className = '' }: { title?: string; children: ReactNode; className?: string }) {
  return (
    <section className={`rounded-card border-line bg-card border p-4 sm:p-5 print:break-inside-avoid ${className}`}>
      {title && <h2 className="mb-3 text-lg">{title}</h2>}
      {children}
    </section>
  )
}
