import type { ComponentProps } from 'react'
import { Link } from './link'

export type Look = 'primary' | 'ink' | 'outline' | 'quiet' | 'plain' | 'good' | 'danger' | 'night'

export function buttonClass(look: Look = 'primary', more = ''): string {
  return `button button-${look} ${more}`
}

export function Button({ look, className, type = 'button', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button {...rest} type={type} className={buttonClass(look, className)} />
}

export function ButtonLink({ look, className, ...rest }: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={buttonClass(look, className)} />
}

export function Chip({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type="button" className={`chip ${className}`} />
}
