import type { ComponentProps } from 'react'

export function Chip({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type="button" className={`chip ${className}`} />
}
