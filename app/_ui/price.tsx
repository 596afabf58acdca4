import { formatPrice, rappenOf } from '@/lib/platform/money'

/** For what the API answered, and for the cart: they hold francs. What is shown always comes from whole Rappen. */
export function priceOf(francs: number): string {
  return formatPrice(rappenOf(francs))
}

export function Price({ rappen, className = '' }: { rappen: number; className?: string }) {
  return <span className={`price ${className}`}>{formatPrice(rappen)}</span>
}
