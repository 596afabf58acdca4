import { control } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { denominations, mostPieces, type Coins } from '@/lib/orders/money/drawer'
import { formatAmount } from '@/lib/platform/money'
import { useWords } from '../../_client/admin-words'

interface CountedCoinsProps {
  coins: Coins
  onChange: (coins: Coins) => void
}

/** How many of each there are, from the smallest coin to the largest note. */
export function CountedCoins({ coins, onChange }: CountedCoinsProps) {
  const words = useWords('cash')
  return (
    <div role="group" aria-label={words.byCoins} className="grid grid-cols-1 gap-x-4 gap-y-1 min-[22rem]:grid-cols-2">
      {denominations.map((value) => (
        <label key={value} className="flex items-center justify-between gap-2">
          <span aria-hidden className="whitespace-nowrap tabular-nums">
            {formatAmount(value).replace(/\.00$/, '')}
          </span>
          <input
            aria-label={fill(words.pieces, { value: formatAmount(value) })}
            data-field="coins"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={coins[value] ? String(coins[value]) : ''}
            onChange={({ currentTarget }) => onChange({ ...coins, [value]: piecesIn(currentTarget.value) })}
            className={`${control} max-w-20 text-right`}
          />
        </label>
      ))}
    </div>
  )
}

function piecesIn(typed: string): number {
  return Math.min(mostPieces, Number(typed.replace(/\D/g, '')))
}
