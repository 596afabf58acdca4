import { formatPrice } from '@/lib/platform/values/money'

export function Price({ rappen, className = '' }: { rappen: number; className?: string }) {
  return <span className={`price ${className}`}>{formatPrice(rappen)}</span>
}
