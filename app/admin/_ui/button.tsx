import type { ComponentProps } from 'react'

export type Tone = 'primary' | 'good' | 'plain' | 'danger' | 'night'

const tones: Record<Tone, string> = {
  primary: 'border-transparent bg-paprika text-white hover:bg-paprika-strong',
  good: 'border-transparent bg-herb text-paper hover:brightness-110',
  plain: 'border-control bg-card text-ink hover:bg-paper',
  danger: 'border-paprika-ink bg-card text-paprika-ink hover:bg-fault',
  night: 'border-white/35 bg-transparent text-night-ink hover:bg-white/10',
}

/** For links that look like buttons. At least 48 px high, because fingers are wet. */
export function buttonClass(tone: Tone = 'plain', more = ''): string {
  return `inline-flex min-h-12 [overflow-wrap:normal] items-center justify-center gap-2 rounded-card border px-4 py-2 text-center text-base leading-tight font-semibold transition-colors disabled:opacity-60 ${tones[tone]} ${more}`
}

export function Button({
  tone = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: Tone }) {
  return <button {...rest} type={type} className={buttonClass(tone, className)} />
}
