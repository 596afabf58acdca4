import type { ComponentProps } from 'react'
import { Link } from './link'

export type Look = 'paprika' | 'ink' | 'outline' | 'quiet'

const looks: Record<Look, string> = {
  paprika: 'border-transparent bg-paprika text-white hover:bg-paprika-strong',
  ink: 'border-transparent bg-ink text-paper hover:opacity-85',
  outline: 'border-control bg-transparent text-ink hover:border-ink',
  quiet: 'border-transparent text-ink underline decoration-control underline-offset-4 hover:decoration-ink',
}

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border px-6 py-2 text-center font-semibold transition-[opacity,transform] duration-150 active:scale-[0.98] disabled:cursor-default disabled:opacity-50 aria-disabled:opacity-60'

function classes(look: Look, more?: string): string {
  return `${shape} ${looks[look]} ${more ?? ''}`
}

export function Button({
  look = 'paprika',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button {...rest} type={type} className={classes(look, className)} />
}

export function ButtonLink({ look = 'paprika', className, ...rest }: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={classes(look, className)} />
}
