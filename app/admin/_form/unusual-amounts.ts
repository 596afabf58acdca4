import { rappenOf } from '@/lib/platform/money'
import { isUnusualChange, readTypedAmount } from '@/lib/platform/typed-amount'

export interface UnusualAmount {
  label: string
  fromRappen: number
  toRappen: number
}

/** The amounts of a form that grow or fall so much that a slip is likelier than a decision. */
export function unusualAmounts(form: HTMLFormElement): UnusualAmount[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-stored]')].flatMap((input) => {
    const fromRappen = rappenOf(Number(input.dataset.stored))
    const read = readTypedAmount(input.value)
    if (!('rappen' in read) || !isUnusualChange(fromRappen, read.rappen)) return []
    return [{ label: input.labels?.[0]?.textContent ?? '', fromRappen, toRappen: read.rappen }]
  })
}
