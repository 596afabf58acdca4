import type { ComponentProps } from 'react'

const look =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-control bg-card px-5 font-semibold whitespace-nowrap text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper'

export function Chip({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type="button" className={`${look} ${className}`} />
}
