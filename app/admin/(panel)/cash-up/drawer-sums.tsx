import { fill } from '@/lib/i18n/fill'
import { expectedRappen, denominations, mostPieces, type Coins } from '@/lib/orders/money/counter/drawer'
import { formatPrice, formatAmount } from '@/lib/platform/values/money'
import { useWords } from '../../_client/admin-words'
import { control } from '@/app/_ui/field'

export interface Correction {
  key: string
  label: string
  rappen: number
}

interface DrawerSumsProps {
  /** Of what was counted before, each said as that. */
  corrections: readonly Correction[]

  floatRappen: number
  takenRappen: number
  refundedRappen: number
  countedRappen: number
}

export function DrawerSums(sums: DrawerSumsProps) {
  const words = useWords('cash')
  const { countedRappen, corrections } = sums
  const of = (isTaken: boolean) =>
    corrections.reduce((sum, { rappen }) => (rappen < 0 === isTaken ? sum + rappen : sum), 0)
  const takenRappen = sums.takenRappen - of(true)
  const refundedRappen = sums.refundedRappen + of(false)
  const expected = expectedRappen(sums)
  return (
    <div className="bg-paper rounded-field p-4">
      <dl className="grid gap-y-1 tabular-nums">
        <Sum label={words.float} rappen={sums.floatRappen} />
        <Sum label={words.taken} rappen={takenRappen} />
        {refundedRappen > 0 && <Sum label={words.refunded} rappen={-refundedRappen} />}
        {corrections.map(({ key, label, rappen }) => (
          <Sum key={key} label={label} rappen={rappen} />
        ))}
        <Sum label={words.expected} rappen={expected} isStrong />
        <Sum label={words.counted} rappen={countedRappen} isStrong />
      </dl>
    </div>
  )
}

/** Beside the button, in sight while coins are typed. */
export function Difference({ countedRappen, ...sums }: Omit<DrawerSumsProps, 'corrections'>) {
  const words = useWords('cash')
  const expected = expectedRappen(sums)
  const difference = countedRappen - expected
  const said = difference < 0 ? words.missing : difference > 0 ? words.tooMuch : words.exact
  return (
    <p role="status" className="mr-auto tabular-nums">
      <span>{fill(words.expectedOf, { expected: formatPrice(expected), counted: formatPrice(countedRappen) })}</span>{' '}
      <strong>{fill(said, { amount: formatPrice(Math.abs(difference)) })}</strong>
    </p>
  )
}

function Sum({ label, rappen, isStrong = false }: { label: string; rappen: number; isStrong?: boolean }) {
  const look = isStrong ? 'font-semibold' : ''
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="ml-auto">{formatPrice(rappen)}</dd>
    </div>
  )
}

interface CountedCoinsProps {
  coins: Coins
  onChange: (coins: Coins) => void
}

/** How many of each, from the smallest coin to the largest note. */
export function CountedCoins({ coins, onChange }: CountedCoinsProps) {
  const words = useWords('cash')
  return (
    <div
      role="group"
      aria-label={words.byCoins}
      className="grid grid-cols-1 gap-x-4 gap-y-1 min-[22rem]:grid-flow-col min-[22rem]:grid-cols-2 min-[22rem]:grid-rows-7"
    >
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
