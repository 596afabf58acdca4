import { fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/money'

/** The way to the minimum order as a line that fills. */
export function WayToMinimum({
  totalRappen,
  minimumRappen,
  words,
}: {
  totalRappen: number
  minimumRappen: number
  words: { toMinimum: string }
}) {
  const missing = minimumRappen - totalRappen
  if (missing <= 0) return null
  return (
    <div>
      <span aria-hidden="true" className="bg-line block h-2 overflow-hidden rounded-full">
        <span
          className="bg-second block h-full origin-left rounded-full transition-transform duration-200"
          style={{ transform: `scaleX(${totalRappen / minimumRappen})` }}
        />
      </span>
      <p className="mt-2 text-sm">
        {fill(words.toMinimum, { amount: formatPrice(missing), minimum: formatPrice(minimumRappen) })}
      </p>
    </div>
  )
}
