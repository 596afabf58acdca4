import { formatPrice, rappenOf } from '@/lib/platform/money'

/** Amounts of the API and the cart are in francs; formatting takes whole Rappen. */
export function priceOf(francs: number): string {
  return formatPrice(rappenOf(francs))
}

export function Price({ rappen, className = '' }: { rappen: number; className?: string }) {
  return <span className={`price ${className}`}>{formatPrice(rappen)}</span>
}
