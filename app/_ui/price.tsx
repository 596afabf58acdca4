import { formatPrice, rappenOf } from '@/lib/platform/money'

/** The API and the cart hold francs; what is shown always comes from whole Rappen. */
export function priceOf(francs: number): string {
  return formatPrice(rappenOf(francs))
}

export function Price({ francs, className = '' }: { francs: number; className?: string }) {
  return <span className={`price ${className}`}>{priceOf(francs)}</span>
}
