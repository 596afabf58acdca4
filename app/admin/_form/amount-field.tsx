import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import { readTypedAmount } from '@/lib/platform/typed-amount'
import { useWords } from '../_client/admin-words'

interface AmountFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
> {
  /** In francs as the shop answered it; undefined where nothing is stored yet. */
  stored?: number | undefined
  /** What stands there at first where nothing is stored. */
  proposed?: string
  mostRappen?: number
}

/**
 * The one field for an amount: takes comma and point, apostrophes and "CHF", and shows while somebody types what it
 * understood. A number input would leave out a comma and make 1250 of "12,50". Read it with amountOf().
 */
export function AmountField({ stored, proposed, mostRappen = Infinity, className = '', ...rest }: AmountFieldProps) {
  const words = useWords('forms')
  const [understood, setUnderstood] = useState('')
  const id = rest.id ?? rest.name

  function read({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const result = readTypedAmount(input.value)
    input.setCustomValidity(input.value.trim() === '' ? '' : problemOf(input.value, mostRappen, words))
    setUnderstood('rappen' in result ? `= ${formatPrice(result.rappen)}` : '')
  }

  return (
    <div className={`relative ${className}`}>
      <Field
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={stored?.toFixed(2) ?? proposed}
        data-stored={stored}
        onChange={read}
        onBlur={() => setUnderstood('')}
      />
      <output
        htmlFor={id}
        className="bg-night text-night-ink shadow-float rounded-field pointer-events-none absolute top-full left-0 z-10 mt-1 px-3 py-1 text-sm font-semibold tabular-nums empty:hidden"
      >
        {understood}
      </output>
    </div>
  )
}

/** Why the text is no amount; empty where it is one. */
function problemOf(typed: string, mostRappen: number, words: AdminTexts['forms']): string {
  const read = readTypedAmount(typed)
  if ('rappen' in read) return read.rappen <= mostRappen ? '' : fill(words.tooHigh, { most: formatPrice(mostRappen) })
  if (read.problem === 'too_many_decimals') return words.tooManyDecimals
  if (read.problem === 'no_amount') return words.noAmount
  const { rappenIfThousands } = read
  return fill(words.ambiguousAmount, { amount: formatPrice(rappenIfThousands), plain: rappenIfThousands / 100 })
}
