import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { AdminTexts } from '@/lib/i18n/texts'
import { formatPrice, readTypedAmount } from '@/lib/platform/values/money'
import { useWords } from '../_client/admin-words'

interface AmountFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
> {
  /** In francs as answered; undefined where nothing is stored yet. */
  stored?: number | undefined
  proposed?: string
  mostRappen?: number
}

/**
 * Takes comma and point, apostrophes and "CHF", and shows what it understood; a number input drops a comma and makes
 * 1250 of "12,50". Read it with amountOf().
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

/** Empty where the amount is readable. */
function problemOf(typed: string, mostRappen: number, words: AdminTexts['forms']): string {
  const read = readTypedAmount(typed)
  if ('rappen' in read) return read.rappen <= mostRappen ? '' : fill(words.tooHigh, { most: formatPrice(mostRappen) })
  if (read.problem === 'too_many_decimals') return words.tooManyDecimals
  if (read.problem === 'no_amount') return words.noAmount
  const { rappenIfThousands } = read
  return fill(words.ambiguousAmount, { amount: formatPrice(rappenIfThousands), plain: rappenIfThousands / 100 })
}
