import { mostCountedRappen, type Coins } from '@/lib/orders/cash-up/drawer'
import { useWords } from '../../_client/admin-words'
import { AmountField } from '../../_form/amount-field'
import { CountedCoins } from './counted-coins'

interface CountedAmountProps {
  isByCoins: boolean
  setByCoins: (isByCoins: boolean) => void
  coins: Coins
  setCoins: (coins: Coins) => void
  error: string | undefined
}

/** Piece by piece, or the total alone. */
export function CountedAmount({ isByCoins, setByCoins, coins, setCoins, error }: CountedAmountProps) {
  const words = useWords('cash')
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="font-semibold">{words.how}</legend>
        {[true, false].map((byCoins) => (
          <label key={String(byCoins)} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="how"
              checked={isByCoins === byCoins}
              onChange={() => setByCoins(byCoins)}
              className="accent-paprika size-5"
            />
            {byCoins ? words.byCoins : words.byTotal}
          </label>
        ))}
      </fieldset>
      {isByCoins ? (
        <CountedCoins coins={coins} onChange={setCoins} />
      ) : (
        <AmountField name="counted" label={words.total} mostRappen={mostCountedRappen} required error={error} />
      )}
    </>
  )
}
