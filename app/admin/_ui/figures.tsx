import type { ReactNode } from 'react'
import { formatPrice } from '@/lib/platform/money'

/** A row of large numbers with their names. */
export function Figures({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="mb-6">
      <h2 className="mb-2 text-lg">
        {label} {hint && <span className="text-ink-soft text-sm font-normal tracking-normal">{hint}</span>}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-3">{children}</dl>
    </section>
  )
}

/** Either an amount or a plain number. */
export function Figure({ label, rappen, count }: { label: string; rappen?: number; count?: number }) {
  return (
    <div className="rounded-card border-line bg-card flex flex-col-reverse justify-end border px-5 py-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="text-xl font-bold whitespace-nowrap tabular-nums">
        {rappen === undefined ? count : formatPrice(rappen)}
      </dd>
    </div>
  )
}
